import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { countdownText, Day, daysUntil } from '../../base/design/RelativeTime.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { problemText } from '../../base/network/problems.ts';
import { FailedLoadNote } from '../../base/page/FailedLoadNote.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { useSite } from '../../base/page/site.ts';
import { TextLink } from '../../base/page/TextLink.tsx';
import { toast } from '../../base/page/toast.ts';
import { useTakeGiftsAlong } from '../../core/session/useTakeGiftsAlong.ts';
import { GonePledges } from '../group-gifts/GonePledges.tsx';
import { Pledges } from '../group-gifts/Pledges.tsx';
import { useOwnPledges } from '../group-gifts/useOwnPledges.ts';
import { OwnOffList, useOwnOffList } from '../off-list/OwnOffList.tsx';
import { FindGifts } from './FindGifts.tsx';
import { GiftBudget } from './GiftBudget.tsx';
import { GiftRow } from './GiftRow.tsx';
import { useJoinGiftsMutation } from './GiftsScreen.generated.ts';
import { type GiftGroup, giftGroups } from './gift-groups.ts';
import { LapsedGifts } from './LapsedGifts.tsx';
import { OtherDevice } from './OtherDevice.tsx';
import { proofsOf, takeOpenedLink } from './opened-link.ts';
import { useGifts } from './useGifts.ts';

const OwnGiftsSwitch = lazy(async () => ({
  default: (await keepLoading(() => import('../../lists/own-gifts/OwnGiftsSwitch.tsx'))).OwnGiftsSwitch,
}));

/** All that somebody gives, on any list: by their account, or by the key that their device keeps. */
export function GiftsScreen() {
  const { account, key, gifts, lapsed, shownOnListId, error, reload } = useGifts();
  const own = useOwnPledges({ isFresh: true });
  const offList = useOwnOffList();
  const reloadAll = () => Promise.all([reload(), own.reload()]); // a gift that is not bought after all is shared again
  const { mailEnabled } = useSite();
  const isRead = gifts !== undefined && own.isRead && offList.isRead; // nothing moves what came before it
  const groups = isRead ? giftGroups(gifts) : undefined;
  const hasShared = own.pledges.length + own.gone.length > 0 || own.error !== undefined;
  const isEmpty = groups !== undefined && groups.length + lapsed.length + offList.gifts.length === 0 && !hasShared;
  const keysAlone = gifts?.filter(({ isAccounts }) => !isAccounts).length ?? 0;
  return (
    <Page width="reading">
      <PageHead title={t`Your gifts`} unlisted />
      <h1 className="text-3xl sm:text-4xl">{t`Your gifts`}</h1>
      <OpenHere onOpened={reload} />
      {account && key && keysAlone > 0 && <TakeAlong count={keysAlone} onTaken={reload} />}
      {!isRead && (error ? <ReadProblem error={error} onRetry={reload} /> : <Skeleton shape="form" rows={4} />)}
      {groups && (
        <>
          {isEmpty && (
            <EmptyState
              kind="WISHLIST"
              title={t`Nothing here yet`}
              action={
                account ? (
                  <>
                    <LinkButton look="primary" to="/circles">
                      {t`Circles`}
                    </LinkButton>
                    <LinkButton to="/draws">{t`Draws of names`}</LinkButton>
                    <LinkButton to="/dashboard">{t`My Lists`}</LinkButton>
                  </>
                ) : (
                  <LinkButton to="/signin" state={{ returnTo: '/gifts' }}>{t`Sign In`}</LinkButton>
                )
              }
            >
              <p>{t`Once you give something, or have it held, you’ll find it here.`}</p>
              {account && (
                <p className="mt-2">
                  {t`A circle shows what your people wish for. In a draw of names everybody gives to one person.`}
                </p>
              )}
            </EmptyState>
          )}
          {own.error && <ReadProblem error={own.error} onRetry={own.reload} />}
          <Pledges {...own} onBought={reload} />
          <GonePledges {...own} />
          {groups.map((group) => (
            <Group key={group.key} group={group} guestKey={key} onChanged={reloadAll} />
          ))}
          {account && (shownOnListId || gifts?.some(({ heldUntil, isAccounts }) => heldUntil && isAccounts)) && (
            <Suspense fallback={<SwitchToCome />}>
              <OwnGiftsSwitch listId={shownOnListId} onChanged={reload} />
            </Suspense>
          )}
          <OwnOffList {...offList} />
          <LapsedGifts lapsed={lapsed} guestKey={key} onChanged={reload} />
        </>
      )}
      {groups && key && keysAlone > 0 && <OtherDevice guestKey={key} />}
      {groups && account && !isEmpty && (
        <p className="flex flex-wrap gap-x-6">
          <TextLink isTall to="/circles">{t`Circles`}</TextLink>
          <TextLink isTall to="/draws">{t`Draws of names`}</TextLink>
        </p>
      )}
      {mailEnabled && (groups || error) && <FindGifts />}
    </Page>
  );
}

function SwitchToCome() {
  return (
    <div className="min-h-11">
      <FailedLoadNote />
    </div>
  );
}

interface GroupProps {
  group: GiftGroup;
  guestKey: string | null;
  onChanged: () => Promise<unknown>;
}

function Group({ group: { recipientName, eventDate, gifts, toBuy, toWrap, ofYear }, guestKey, onChanged }: GroupProps) {
  const isAhead = eventDate !== null && daysUntil(eventDate) >= 0;
  const [{ year } = { year: null }] = eventDate === null ? ofYear : [];
  return (
    <Card as="section">
      <h2 className="text-xl wrap-anywhere">
        {recipientName ? t`For ${isolated(displayText(recipientName))}` : t`Lists that are closed`}
      </h2>
      {eventDate && (
        <p className="text-muted">
          <Day date={eventDate} /> · {countdownText(eventDate)}
        </p>
      )}
      {year !== null && year !== new Date().getFullYear() && <p className="text-muted tabular-nums">{year}</p>}
      {toBuy > 0 && (
        <p className="mt-1 font-semibold">
          {isAhead ? <ToBuyBefore count={toBuy} date={eventDate} /> : <span>{toBuyText(toBuy)}</span>}
        </p>
      )}
      {toWrap > 0 && <p className="mt-1">{plural(toWrap, { one: '# to wrap', other: '# to wrap' })}</p>}
      <GiftBudget gifts={ofYear} guestKey={guestKey} />
      <ul className="mt-2 divide-y divide-line">
        {gifts.map((gift) => (
          <GiftRow key={gift.id} gift={gift} guestKey={guestKey} onChanged={onChanged} />
        ))}
      </ul>
    </Card>
  );
}

function ToBuyBefore({ count, date }: { count: number; date: string }) {
  const toBuy = toBuyText(count);
  return (
    <Trans comment="“2 to buy before December 20”">
      {toBuy} before <Day date={date} />
    </Trans>
  );
}

function toBuyText(count: number): string {
  return plural(count, { one: '# to buy', other: '# to buy' });
}

/** Asks before a link brings anything here: links come from others, too. */
function OpenHere({ onOpened }: { onOpened: () => Promise<unknown> }) {
  const [link, setLink] = useState(takeOpenedLink);
  const [join, { loading }] = useJoinGiftsMutation();
  if (!link) return null;
  const open = async () => {
    try {
      const variables = proofsOf(link);
      if (variables) await join({ variables });
      setLink(null);
      await onOpened();
    } catch (problem) {
      toast.error(problemText(problem, t`That didn’t work. Please try again.`));
    }
  };
  return (
    <Notice
      action={
        <Button look="primary" working={loading} onClick={() => void open()}>
          {t`Open my gifts`}
        </Button>
      }
    >
      {t`Are these gifts yours? Then keep them on this device, on one page with its other gifts.`}
    </Notice>
  );
}

interface TakeAlongProps {
  count: number;
  onTaken: () => Promise<unknown>;
}

function TakeAlong({ count, onTaken }: TakeAlongProps) {
  const { takeGiftsAlong, isTaking } = useTakeGiftsAlong();
  const run = async () => {
    try {
      await takeGiftsAlong();
      await onTaken();
    } catch (problem) {
      toast.error(problemText(problem, t`That didn’t work. Please try again.`));
    }
  };
  return (
    <Notice action={<Button working={isTaking} onClick={() => void run()}>{t`Take them along`}</Button>}>
      {plural(count, {
        one: '# gift was given on this device without your account.',
        other: '# gifts were given on this device without your account.',
      })}
    </Notice>
  );
}
