import { Check, Globe, Link2, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { KindLabel } from '../design/KindRibbon.tsx';
import { type Kind, lookOf } from '../design/kinds.ts';

export function Pitches() {
  return (
    <section className="border-y border-line bg-card">
      <ul className="mx-auto grid max-w-6xl divide-line px-4 max-md:divide-y sm:px-6 md:grid-cols-3 md:divide-x">
        <Pitch title="Create lists for any occasion" picture={<Kinds />}>
          A wishlist for a birthday, a registry for a wedding, a shopping list for Saturday. Each thing can have its
          price, its picture and a link to any shop.
        </Pitch>
        <Pitch title="Share with anyone" picture={<Doors />}>
          Public, for everybody who has the link. Private, for the people you invite. You can change your mind.
        </Pitch>
        <Pitch title="Track purchases, avoid duplicate gifts" picture={<Tally />}>
          What is taken is taken, on every screen within a second. Only the owner sees who bought what, or not even
          they, until the day.
        </Pitch>
      </ul>
    </section>
  );
}

function Pitch({ title, picture, children }: { title: string; picture: ReactNode; children: ReactNode }) {
  return (
    <li className="grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[9rem_auto_1fr] gap-3 py-10 md:px-8 md:first:pl-0 md:last:pr-0">
      <div aria-hidden className="grid items-center justify-start max-md:overflow-x-clip">
        {picture}
      </div>
      <h2 className="text-2xl leading-tight">{title}</h2>
      <p className="leading-relaxed text-muted">{children}</p>
    </li>
  );
}

const FAN: { kind: Kind; place: string }[] = [
  { kind: 'SHOPPING', place: 'rotate-[-4deg]' },
  { kind: 'REGISTRY', place: 'translate-x-10 translate-y-10 rotate-[1deg]' },
  { kind: 'WISHLIST', place: 'translate-x-4 translate-y-20 rotate-[-1.5deg]' },
];

function Kinds() {
  return (
    <div className="grid -translate-y-10">
      {FAN.map(({ kind, place }) => (
        <span
          key={kind}
          className={`col-start-1 row-start-1 flex w-44 items-center rounded-control border border-line bg-card shadow-card ${place}`}
        >
          <span className={`mr-3 h-11 w-2 rounded-l-control ${lookOf(kind).fill}`} />
          <KindLabel kind={kind} />
        </span>
      ))}
    </div>
  );
}

function Doors() {
  return (
    <div className="grid gap-3">
      <span className="flex items-center gap-2 rounded-full border border-edge/60 bg-paper py-2 pr-5 pl-4 font-semibold">
        <Link2 className="size-4 text-brand" />
        …/shared/ida-turns-7
      </span>
      <span className="flex gap-3 pl-3 text-sm font-semibold">
        <span className="flex items-center gap-1.5 rounded-full bg-registry-wash px-3 py-1.5 text-registry-ink">
          <Globe className="size-4" /> Public
        </span>
        <span className="flex items-center gap-1.5 rounded-full bg-wishlist-wash px-3 py-1.5 text-wishlist-ink">
          <Lock className="size-4" /> Private
        </span>
      </span>
    </div>
  );
}

const PLATES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function Tally() {
  return (
    <div className="grid gap-2.5">
      <span className="font-semibold">Eight dinner plates</span>
      <span className="flex gap-1.5">
        {PLATES.map((plate, index) => (
          <span
            key={plate}
            className={`grid size-7 place-items-center rounded-full ${index < 5 ? 'bg-registry text-on-kind' : 'border-2 border-dashed border-edge'}`}
          >
            {index < 5 && <Check className="size-4" strokeWidth={3} />}
          </span>
        ))}
      </span>
      <span className="text-sm font-semibold text-registry-ink">5 taken, 3 still wanted</span>
    </div>
  );
}
