from tests.e2e.test_whole_game import *


async def test_dump(world, pictures):
    import os

    opts = {"money": "hidden", "hidden_goals": "True"} if os.environ.get("HID") else {}
    number, t, person, made = await play(world, pictures, **opts)
    open(f"/tmp/tr{os.environ.get('HID', '')}.txt", "w").write(
        f"made {made} forms {person.forms} badges {pictures.badges}\n" + "\n=====\n".join(t.pages)
    )
    from collections import Counter

    print(Counter((e.method) for e in world.env.http_requests))
