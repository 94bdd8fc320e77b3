import { t } from '@lingui/core/macro';
import { Gift } from 'lucide-react';
import { Link } from 'react-router-dom';
import { displayText } from '#rules/base/text/display-text';
import { Avatar } from '../../base/design/Avatar.tsx';
import { Badge } from '../../base/design/Badge.tsx';
import { KindLabel } from '../../base/design/KindRibbon.tsx';
import { countdownText } from '../../base/design/RelativeTime.tsx';
import { listName } from '../../base/text/list-name.ts';
import type { CircleViewFragment } from './CircleView.generated.ts';
import { addressOf } from './list-address.ts';

type CircleList = CircleViewFragment['lists'][number];

/** The lists of a circle, by the people for whom they are; one’s own come last. */
export function CircleLists({ circle: { members, lists } }: { circle: CircleViewFragment }) {
  const own = members.find(({ isYou }) => isYou)?.id;
  const people = Object.entries(Object.groupBy(lists, ({ firstListId }) => firstListId));
  const isOwn = (list?: CircleList) => list?.ownerId === own && list?.personName === null;
  const sorted = people.toSorted(([, one], [, other]) => Number(isOwn(one?.[0])) - Number(isOwn(other?.[0])));
  if (lists.length === 0)
    return (
      <p className="text-lg">
        {t`No list is open to this circle yet. Open one of yours: choose “Share” on the list, then this circle.`}
      </p>
    );
  return sorted.map(([key, ofPerson = []]) => {
    const [first] = ofPerson;
    const name = displayText(first?.personName ?? members.find(({ id }) => id === first?.ownerId)?.name ?? '');
    return (
      <section key={key} className="grid gap-3">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar name={name} src={null} size="normal" />
          <h2 className="min-w-0 text-2xl wrap-anywhere">
            {isOwn(first) ? t({ message: 'You', context: 'among people' }) : <bdi>{name}</bdi>}
          </h2>
        </div>
        <ul className="grid gap-3 sm:grid-cols-2">
          {ofPerson.map((list) => (
            <ListRow key={list.id} list={list} />
          ))}
        </ul>
      </section>
    );
  });
}

function ListRow({ list }: { list: CircleList }) {
  const { listType, eventDate, isGivenByYou } = list;
  return (
    <li className="relative grid min-w-0 content-start gap-0.5 rounded-card border border-line bg-card px-4 py-3 shadow-card transition-colors duration-150 hover:border-edge">
      <KindLabel kind={listType} />
      <h3 className="text-lg leading-snug wrap-anywhere">
        <Link to={addressOf(list)} className="rounded-xs after:absolute after:inset-0 after:rounded-card">
          {listName(list)}
        </Link>
      </h3>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        {eventDate && <span>{countdownText(eventDate)}</span>}
        {isGivenByYou && <Badge tone="good" icon={<Gift aria-hidden />}>{t`You give something`}</Badge>}
      </p>
    </li>
  );
}
