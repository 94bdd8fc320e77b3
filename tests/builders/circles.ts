import type { RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { hashSecret, newSecret } from '../../server/base/database/secret-token.ts';
import type { User } from '../../server/core/users/user.entity.ts';
import type { List } from '../../server/lists/lists/list.entity.ts';
import { Circle } from '../../server/people/circles/circle.entity.ts';
import { CircleGuest } from '../../server/people/circles/circle-guest.entity.ts';
import { CircleLinks } from '../../server/people/circles/circle-links.ts';
import { CircleList } from '../../server/people/circles/circle-list.entity.ts';
import { CircleMember } from '../../server/people/circles/circle-member.entity.ts';
import { SECRET } from '../server/server-test.ts';
import { aUser } from './accounts.ts';
import { aList } from './lists.ts';

/** A circle that its owner runs, with the secret of its link. */
export async function aCircle(em: EntityManager, { owner, name = 'Family' }: { owner?: User; name?: string } = {}) {
  const circle = em.create(Circle, { name });
  em.create(CircleMember, { circle, user: owner ?? (await aUser(em)), runsIt: true, joinedAt: new Date(0) });
  await em.flush();
  return { id: circle.id, name, secret: new CircleLinks(SECRET).sign({ circleId: circle.id, version: 1 }) };
}

/** Somebody who is in it. */
export async function aCircleMember(em: EntityManager, { circle, user }: { circle: { id: string }; user?: User }) {
  const member = user ?? (await aUser(em));
  em.create(CircleMember, { circle: em.getReference(Circle, circle.id), user: member });
  await em.flush();
  return member;
}

/** A list that its owner, who is in the circle, has opened to it. */
export async function anOpenList(
  em: EntityManager,
  { circle, list: about }: { circle: { id: string }; list: List | Partial<RequiredEntityData<List>> },
) {
  const list = 'ownerId' in about ? (about as List) : await aList(em, about as Partial<RequiredEntityData<List>>);
  await em.insert(CircleList, { list: list.id, member: [circle.id, list.ownerId] } as never);
  return list;
}

/** Somebody with a personal link, and its secret. */
export async function aCircleGuest(
  em: EntityManager,
  {
    circle,
    knownBy = null,
    ...about
  }: { circle: { id: string }; knownBy?: User | null; name?: string; language?: string; isLargeType?: boolean },
) {
  const secret = newSecret();
  const guest = em.create(CircleGuest, {
    ...{ name: 'Grandma', language: 'en', isLargeType: true, ...about },
    ...{ circle: em.getReference(Circle, circle.id), secretHash: hashSecret(secret), knownBy },
  });
  await em.flush();
  return { id: guest.id, name: guest.name, secret };
}
