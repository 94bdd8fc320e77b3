import type { EntityManager } from '@mikro-orm/postgresql';
import { graphOf, openAssignment, saveAssignment } from './assignment.ts';
import type { Draw } from './draw.entity.ts';
import { type Assignment, type DrawGraph, matching } from './draw-graph.ts';
import type { DrawMails } from './draw-mails.ts';
import { DrawParticipant } from './draw-participant.entity.ts';
import type { DrawSeals } from './draw-seals.ts';
import { DrawImpossible } from './errors.ts';
import { mendDraw, withoutOne } from './mend-draw.ts';
import { secureRandomBelow } from './random-below.ts';

/** Fits somebody into a draw who is in its rows already, and tells those alone who give to somebody else by that. */
export async function fitIn(
  em: EntityManager,
  draw: Draw,
  late: DrawParticipant,
  mails: DrawMails,
  seals: DrawSeals,
): Promise<void> {
  await em.populate(draw, ['participants', 'exclusions'], { refresh: true });
  const all = draw.participants.getItems();
  const before = all.filter(({ id }) => id !== late.id);
  const drawn = openAssignment(before, seals).map((place) => all.indexOf(before[place] ?? late));
  const place = all.indexOf(late);
  await settle(em, draw, { all, receiverOf: drawn.toSpliced(place, 0, place), broken: place, mails, seals });
}

/** Takes somebody out of a draw, before and after it. */
export async function fitOut(
  em: EntityManager,
  draw: Draw,
  gone: DrawParticipant,
  mails: DrawMails,
  seals: DrawSeals,
): Promise<void> {
  const all = draw.participants.getItems();
  const drawn = draw.drawnAt ? openAssignment(all, seals) : null;
  await em.nativeDelete(DrawParticipant, { id: gone.id });
  if (!drawn) return;
  const left = withoutOne(drawn, all.indexOf(gone));
  const rest = all.filter((participant) => participant !== gone);
  await em.populate(draw, ['participants', 'exclusions'], { refresh: true });
  await settle(em, draw, { all: rest, receiverOf: left.receiverOf, broken: left.giver, mails, seals, gaveTo: gone.id });
}

interface Broken {
  all: readonly DrawParticipant[];
  receiverOf: Assignment;
  /** The place of the giver who has whom they must not draw, or whom they had not drawn before. */
  broken: number;
  mails: DrawMails;
  seals: DrawSeals;
  /** The person whom that giver had drawn, and who is gone. */
  gaveTo?: string;
}

async function settle(em: EntityManager, draw: Draw, { all, receiverOf, broken, mails, seals, gaveTo }: Broken) {
  const graph = graphOf(draw);
  const mended = mendDraw(graph, receiverOf, broken, secureRandomBelow);
  if (!mended) throw impossible(graph, all);
  await saveAssignment(em, all, mended, seals);
  const changed = all.flatMap((to, place) => {
    const receiver = mended[place] ?? -1;
    if (receiver === receiverOf[place] && place !== broken) return [];
    const kind = place === broken && gaveTo === undefined ? ('DRAWN' as const) : ('CHANGED' as const);
    return [{ to, news: { kind, receiverName: all[receiver]?.name ?? '' } }];
  });
  await mails.tell(em, draw, changed, { isLate: true });
}

function impossible(graph: DrawGraph, all: readonly DrawParticipant[]): DrawImpossible {
  return new DrawImpossible(matching(graph).tooMany.map((place) => all[place]?.name ?? ''));
}
