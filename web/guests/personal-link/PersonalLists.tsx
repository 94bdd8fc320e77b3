import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isolated } from '#rules/base/languages/isolated';
import { Day } from '../../base/design/RelativeTime.tsx';
import { surpriseText } from '../drawn/surprise-text.ts';
import { PersonalGift, UndoForm } from './PersonalGift.tsx';
import type { GiftView, HomeView, ListView, PersonalPageToDraw, Place, ShownHead, ShownList } from './personal-page.ts';

interface HomeProps extends HomeView {
  place: Place;
  guest: PersonalPageToDraw['guest'];
}

/** The greeting, the lists, and what they give. */
export function Home({ place, guest, lists, only, own }: HomeProps) {
  const [name, circle] = [isolated(guest.name), isolated(guest.circleName)];
  return (
    <>
      <header>
        <h1>{t`Hello, ${name}!`}</h1>
        <p>{t`These are the wishes of “${circle}”.`}</p>
        {lists.length > 0 && (
          <p>{t`Is there something you’d like to give? Press “I’ll get this”. It’s then yours to give, and nobody buys it twice.`}</p>
        )}
      </header>
      {lists.length === 0 && (
        <p className="card">{t`There are no wishes here yet. Please look again in a few days.`}</p>
      )}
      {only ? (
        <Gifts {...only} place={place} level={2} />
      ) : (
        lists.length > 0 && (
          <nav aria-label={t`Lists of wishes`}>
            <ul className="lists">
              {lists.map((list) => (
                <li key={list.id}>
                  <a className="card" href={`${place.root}/lists/${list.id}`}>
                    <ListName list={list} />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )
      )}
      {own.length > 0 && (
        <section aria-labelledby="own">
          <h2 id="own">{t`Your gifts`}</h2>
          <ul className="lists">
            {own.map((gift) => (
              <OwnGift key={gift.purchaseId} gift={gift} place={place} />
            ))}
          </ul>
        </section>
      )}
      <p className="foot">
        <a href={`${place.root}/sheet`}>{t`A sheet to print, with codes to scan`}</a>
      </p>
    </>
  );
}

function OwnGift({ gift, place }: { gift: HomeView['own'][number]; place: Place }) {
  const title = gift.title ?? t`A gift on a list that isn’t open to you any more`;
  return (
    <li className="card">
      <p className="name" dir="auto">
        {gift.isOpen ? <a href={`${place.root}/gifts/${gift.itemId}`}>{title}</a> : title}
      </p>
      <UndoForm place={place} purchaseId={gift.purchaseId} title={title} />
    </li>
  );
}

function ListName({ list: { name: listName, who, eventDate } }: { list: ShownList }) {
  const name = isolated(who);
  return (
    <>
      <span className="name" dir="auto">
        {listName}
      </span>
      <span className="for">{t`For ${name}`}</span>
      {eventDate && (
        <span className="day">
          <Day date={eventDate} style="near" />
        </span>
      )}
    </>
  );
}

export function WholeList({ place, ...view }: ListView & { place: Place }) {
  return (
    <>
      <BackToAll place={place} />
      <Gifts {...view} place={place} level={1} />
      <BackToAll place={place} />
    </>
  );
}

interface GiftsProps extends ListView {
  place: Place;
  level: 1 | 2;
}

/** A list with its gifts, and the way to have one gift a screen. */
function Gifts({ place, level, list, gifts, firstGiftId, page, pages }: GiftsProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const pageOf = (number: number) => `${place.root}/lists/${list.id}?page=${number}`;
  return (
    <section aria-labelledby="list">
      <Heading id="list" dir="auto">
        {list.name}
      </Heading>
      <ForAndUntil list={list} />
      <WhoLearns list={list} />
      {gifts.length === 0 && <p className="card">{t`Everything on this list is taken. Thank you for looking!`}</p>}
      {gifts.length > 1 && firstGiftId && (
        <p className="ways">
          <a className="button quiet" href={`${place.root}/gifts/${firstGiftId}`}>{t`Show one gift at a time`}</a>
        </p>
      )}
      {gifts.map((gift) => (
        <PersonalGift key={gift.id} place={place} gift={gift} level={level === 1 ? 2 : 3} />
      ))}
      {pages > 1 && (
        <nav aria-label={t`More gifts`} className="ways">
          {page > 1 && <a className="button quiet" href={pageOf(page - 1)}>{t`The gifts before`}</a>}
          {page < pages && <a className="button quiet" href={pageOf(page + 1)}>{t`More gifts`}</a>}
        </nav>
      )}
    </section>
  );
}

/** One gift a screen. */
export function GiftAlone({ place, list, gift, number, count, previousId, nextId }: GiftView & { place: Place }) {
  const path = (id: string) => `${place.root}/gifts/${id}`;
  return (
    <>
      <p className="small">
        <bdi>{list.name}</bdi>
        {gift && <span>{` · ${t`Gift ${number} of ${count}`}`}</span>}
      </p>
      {gift ? (
        <PersonalGift place={place} gift={gift} level={1} />
      ) : (
        <>
          <h1>{t`This gift is taken`}</h1>
          <p>{t`Please choose another one.`}</p>
        </>
      )}
      <nav aria-label={t`More gifts`} className="ways">
        {nextId && <a className="button quiet" href={path(nextId)}>{t`Next gift`}</a>}
        {previousId && <a className="button quiet" href={path(previousId)}>{t`The gift before`}</a>}
        <a className="button quiet" href={`${place.root}/lists/${list.id}`}>{t`Show all gifts`}</a>
      </nav>
      <WhoLearns list={list} />
      <BackToAll place={place} />
    </>
  );
}

function BackToAll({ place: { root } }: { place: Place }) {
  return (
    <p className="ways">
      <a className="button quiet" href={root}>{t`Back to the start`}</a>
    </p>
  );
}

function ForAndUntil({ list: { who, eventDate } }: { list: ShownList }) {
  const name = isolated(who);
  return (
    <p>
      <span>{t`For ${name}`}</span>
      {eventDate && (
        <span>
          {' · '}
          <Day date={eventDate} style="near" />
        </span>
      )}
    </p>
  );
}

/** Says who will know: on a surprise the promise that makes it safe to press. */
function WhoLearns({
  list: { ownerName, eventDate, keepsSurprise, ownerSeesBuyers, helpersSeeBuyers, hasOtherRecipients },
}: {
  list: ShownHead;
}) {
  if (keepsSurprise) return <p className="promise">{surpriseText({ ownerName, eventDate, hasOtherRecipients })}</p>;
  if (!ownerSeesBuyers) return <p className="small">{t`Nobody sees who gives what.`}</p>;
  return (
    <p className="small">
      {helpersSeeBuyers ? (
        <Trans>
          Only <bdi>{ownerName}</bdi> and people who help with the list see who gives what.
        </Trans>
      ) : hasOtherRecipients ? (
        <Trans>
          Only <bdi>{ownerName}</bdi> can see who gives what. The others it’s for see what’s given.
        </Trans>
      ) : (
        <Trans>
          Only <bdi>{ownerName}</bdi> can see who gives what.
        </Trans>
      )}
    </p>
  );
}
