import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { Unavailable } from '../../base/errors/errors.ts';
import type { Draw } from './draw.entity.ts';
import { FEWEST_IN_DRAW } from './draw.rules.ts';
import { type Assignment, type DrawGraph, drawGraph, forced, matching } from './draw-graph.ts';
import type { DrawParticipant } from './draw-participant.entity.ts';
import type { DrawSeals } from './draw-seals.ts';
import { DrawImpossible, DrawPredictable, TooFewInDraw } from './errors.ts';

/** Places are those of `participants` in their order. */
export function graphOf({ participants, exclusions }: Draw): DrawGraph {
  const places = new Map(participants.getItems().map(({ id }, place) => [id, place]));
  const placeOf = (id: string) => places.get(id) ?? -1;
  const apart = exclusions.getItems().map(({ giver, receiver, isMutual }) => {
    return { giver: placeOf(giver.id), receiver: placeOf(receiver.id), isMutual };
  });
  return drawGraph(participants.length, apart);
}

/** Why the names can't be drawn like this, or null. */
export function problemOf(draw: Draw): TooFewInDraw | DrawImpossible | DrawPredictable | null {
  if (draw.participants.length < FEWEST_IN_DRAW) return new TooFewInDraw();
  const graph = graphOf(draw);
  const nameAt = (place: number) => draw.participants.getItems()[place]?.name ?? '';
  const { tooMany } = matching(graph);
  if (tooMany.length > 0) return new DrawImpossible(tooMany.map(nameAt));
  const sure = draw.participants.length > FEWEST_IN_DRAW ? forced(graph) : null; // of three, each knows all by their own
  return sure && new DrawPredictable(nameAt(sure.giver), nameAt(sure.receiver));
}

/** Gives for each place that of the person whom they drew. */
export function openAssignment(participants: readonly DrawParticipant[], seals: DrawSeals): number[] {
  const places = new Map(participants.map(({ id }, place) => [id, place]));
  return participants.map(({ id, drawn }) => {
    const place = places.get(seals.open(drawn, id) ?? '');
    if (place === undefined) throw new Unavailable(); // sealed with another JWT_SECRET
    return place;
  });
}

const sealAll = statement<never, { ids: readonly string[]; drawn: readonly string[] }>(
  'seal whom everybody drew',
  `update draw_participants p set drawn = sealed.drawn
   from unnest($ids::uuid[], $drawn::text[]) as sealed (id, drawn) where p.id = sealed.id`,
);

/** Seals all anew, whether or not they changed: the rows tell nobody whose did. */
export async function saveAssignment(
  em: EntityManager,
  participants: readonly DrawParticipant[],
  receiverOf: Assignment,
  seals: DrawSeals,
): Promise<void> {
  const drawn = participants.map(({ id }, giver) => seals.seal(participants[receiverOf[giver] ?? -1]?.id ?? '', id));
  await sealAll(em, { ids: participants.map(({ id }) => id), drawn });
}
