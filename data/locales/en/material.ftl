# What servers add to the data of games: files that moderators send in (bot/ui/typed/material_group.py).

material-removed = **{ $file }** is gone. Games that have begun with it keep it.
material-file = **{ $file }**: { $contents }. Since { $when }
material-nothing-yet = Nothing yet. `{ $command } example` gives a file to begin with, `{ $command } add` takes it.
material-example = Change what you like, leave out what you do not need, and send it in with `{ $command } add`.
material-refused = { $count ->
        [one] { $file } was not taken. There is something wrong with it:
       *[other] { $file } was not taken. { $count } things are wrong with it:
    }
material-more-problems = … and { $count } more
material-hint = Nothing has changed. Mend the file and send it in again; `{ $command } example` shows how everything is written.
material-none = Nothing can be added to the data of this game.
material-large = The file is too large: { $kib } KiB are the most.
material-name = A file needs a name of 1 to { $most } characters.
material-name-taken = There is a file “{ $file }” already. Remove it first, or choose another name.
material-no-file = There is no file “{ $file }”. The suggestions show what there is.
material-too-much = A server may keep { $files } files with { $kib } KiB in all. Remove one first.
audited-material-added = has added the file “{ $file }”
audited-material-removed = has removed the file “{ $file }”
