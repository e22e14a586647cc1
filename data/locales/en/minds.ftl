# What AI seats say. Each character has its own words; none of them tells anything.

ai-says = { $who }: “{ $words }”

ai-says-greedy-won-0 = Put it with the others.
ai-says-greedy-won-1 = One never has enough. I have looked into it.
ai-says-greedy-failed-0 = And who pays me back for that?
ai-says-greedy-failed-1 = An investment. The interest is late.
ai-says-greedy-held-0 = Mine stays mine.
ai-says-greedy-held-1 = You may look. You may not touch.
ai-says-greedy-lost-0 = I shall send you the bill.
ai-says-greedy-lost-1 = You took that? I had plans for the income.
ai-says-greedy-dealt-0 = A pleasure. For me in any case.
ai-says-greedy-dealt-1 = Let us do that again at my prices.

ai-says-vengeful-won-0 = That was for last time.
ai-says-vengeful-won-1 = I never forget an address.
ai-says-vengeful-failed-0 = I am writing this down.
ai-says-vengeful-failed-1 = Then later. I have patience and a list.
ai-says-vengeful-held-0 = Noted, with date and hour.
ai-says-vengeful-held-1 = Somebody will be sorry, and it is not I.
ai-says-vengeful-lost-0 = You will hear of me again.
ai-says-vengeful-lost-1 = Your name goes to the top of the page.
ai-says-vengeful-dealt-0 = This changes nothing between us.
ai-says-vengeful-dealt-1 = Peace, until I find my pen.

ai-says-cautious-won-0 = It went as planned. That worries me.
ai-says-cautious-won-1 = Good. Now lock the door behind it.
ai-says-cautious-failed-0 = I had a feeling. I had it in writing.
ai-says-cautious-failed-1 = We should have asked a third opinion.
ai-says-cautious-held-0 = That is what precautions are for.
ai-says-cautious-held-1 = Checked, double-checked, kept.
ai-says-cautious-lost-0 = I said the window was open.
ai-says-cautious-lost-1 = A higher wall next time.
ai-says-cautious-dealt-0 = I read it twice, the small print three times.
ai-says-cautious-dealt-1 = Signed. I keep both copies.

ai-says-chaotic-won-0 = Was that the right lever?
ai-says-chaotic-won-1 = Hail me! Or do not, I am busy.
ai-says-chaotic-failed-0 = Splendid, let us do the opposite.
ai-says-chaotic-failed-1 = The dice are only shy.
ai-says-chaotic-held-0 = My plan was to have no plan.
ai-says-chaotic-held-1 = It bit you? It bites everybody.
ai-says-chaotic-lost-0 = Keep it warm for me.
ai-says-chaotic-lost-1 = Things come, things go, things explode.
ai-says-chaotic-dealt-0 = I have no idea what I signed.
ai-says-chaotic-dealt-1 = Done! What was it?
