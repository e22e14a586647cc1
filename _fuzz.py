import random, sys, traceback
from collections import Counter
from bot.games.illuminati.rules import RULES, GEOMETRY
from bot.games.illuminati.cards import CARDS
from bot.engine.kernel import Kernel
from bot.engine.moves import CHANCE, HOST, Refused
from tests.games.illuminati.plenty import plenty
from tests.support.driver import decision
def rich(seed,seats,opts):
    dice=random.Random(seed)
    k=Kernel(RULES,RULES.setup(seats,RULES.info.settle(opts))); k.start()
    while k.s.waiting[0]==CHANCE: k.submit(CHANCE,(dice.getrandbits(64),))
    plenty(k.s); return Kernel(RULES,k.s),dice
mode=sys.argv[1]
if mode=="host":
    bad=Counter(); done=Counter()
    for seed in range(60):
        seats=2+seed%7
        opts=[{}, {"mad":True},{"windows":"all","mad":True},{"money":"hidden","hidden_goals":True},{"windows":"none"},{"lasers_in_attacks":True,"dropped_money":"owner"}][seed%6]
        k,dice=rich(seed,seats,opts)
        for n in range(250):
            if k.outcome(): break
            # try host moves on clones at each moment
            s=k.s
            if dice.random()<.5:
                card=dice.randrange(129); seat=dice.randrange(seats)
                hm=dice.choice([("leave",seat),("leave",seat),("end",),("adjust","money",dice.choice([c for c in range(129) if s.zone[c]==4]),dice.choice([0,0,3])),("adjust","control",dice.choice(s.open or [9]),seat),("adjust","free",dice.choice([c for c in range(8,91) if s.zone[c]==4] or [9])),("adjust","special",dice.choice(s.discards or [91]),seat),("adjust","actions",dice.randrange(3)),("timeout",seat)])
                t=Kernel(RULES,s.clone())
                top=s.stack[-1][0]
                try:
                    t.submit(HOST,hm); done[hm[0],top]+=1
                    for _ in range(25):
                        if t.outcome(): break
                        f=RULES.check(t.s)
                        if f: bad[str(hm[:2]),top,f[0][:40]]+=1; break
                        asks=t.asks()
                        for a in asks:
                            if a.required and not a.choices: bad["noc",str(hm[:2]),top,a.frame]+=1
                            if a.seat>=0 and not t.s.alive[a.seat]: bad["dead",str(hm[:2]),top,a.frame]+=1
                        t.submit(*decision(t,dice))
                    unplaced=[c for c in range(8,91) if t.s.zone[c]==4 and t.s.master[c]==-1 and not any(f[0] in("place","exchange") for f in t.s.stack)]
                    if unplaced: bad["unplaced",str(hm[:2]),top]+=1
                except Refused: pass
                except Exception as e:
                    bad[type(e).__name__,str(hm[:2]),top,traceback.format_exc().splitlines()[-3][:90]]+=1
            k.submit(*decision(k,dice))
    print(sum(done.values())); print({a for _,a in done})
    for b in bad.items(): print(b)
else:
    diff=Counter(); n=0
    for seed in range(60):
        seats=3+seed%4
        k,dice=rich(seed,seats,{"money":"hidden","windows":["relevant","all"][seed%2],"mad":True})
        for _ in range(250):
            if k.outcome(): break
            seat,move=decision(k,dice)
            viewer=dice.choice([q for q in range(seats) if q!=seat] or [0])
            if seat>=0 or seat==CHANCE:
                a=Kernel(RULES,k.s.clone()); b=Kernel(RULES,k.s.clone())
                for q in range(seats):
                    if q!=viewer and b.s.alive[q]:
                        for c in b.s.structure(q):
                            if dice.random()<.5: b.s.money[c]=dice.choice([0,1,2,20])
                top=k.s.stack[-1][0]
                va,vb=RULES.view(a.s,viewer),RULES.view(b.s,viewer)
                if va!=vb: diff["static view",top]+=1
                if [str(c) for c in a.legal(viewer)]!=[str(c) for c in b.legal(viewer)]: diff["static legal",top]+=1
                ea=a.submit(seat,move)
                try: eb=b.submit(seat,move)
                except Refused: ea=None
                if ea is not None:
                    n+=1
                    if a.s.result is not None or b.s.result is not None: pass
                    else:
                        sa=[(e.kind,e.seen_by(viewer)) for e in ea if e.seen_by(viewer) is not None]
                        sb=[(e.kind,e.seen_by(viewer)) for e in eb if e.seen_by(viewer) is not None]
                        if sa!=sb: diff["events",top,str(move[0])[:9],str([x for x in sa if x not in sb][:1])[:70],str([x for x in sb if x not in sa][:1])[:70]]+=1
                        elif RULES.view(a.s,viewer)!=RULES.view(b.s,viewer): diff["view",top,a.s.stack[-1][0],b.s.stack[-1][0]]+=1
                        elif (a.s.waiting,a.s.may)!=(b.s.waiting,b.s.may): diff["asks",top,a.s.stack[-1][0],b.s.stack[-1][0]]+=1
            k.submit(seat,move)
    print(n)
    for x in diff.most_common(40): print(x)
