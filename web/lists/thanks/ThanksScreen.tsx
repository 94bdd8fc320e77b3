import { t } from '@lingui/core/macro';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { displayText } from '#rules/base/text/display-text';
import { Card } from '../../base/design/Card.tsx';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import { daysUntil } from '../../base/design/RelativeTime.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { hasCode, problemText } from '../../base/network/problems.ts';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { toast } from '../../base/page/toast.ts';
import { ListMissing } from '../../core/list-access/ListMissing.tsx';
import { thanksOf, toThankText } from '../items/cache/to-thank.ts';
import { CopyUnreceived } from './CopyUnreceived.tsx';
import { GiverBlock, isThankable } from './GiverBlock.tsx';
import { receivedGroups } from './received-groups.ts';
import { ThanksForm } from './ThanksForm.tsx';
import { useSetGiftsReceivedMutation, useSetGiverThankedMutation } from './ThanksScreen.generated.ts';
import { type ReceivedGift, useReceivedGifts } from './useReceivedGifts.ts';

/** For people who receive gifts: what came, and one note of thanks for as many givers as they like. */
export function ThanksScreen() {
  const { listId = '' } = useParams();
  const { list, gifts, error, refetch } = useReceivedGifts(listId);
  return (
    <Page width="reading">
      <PageHead title={t`Received and thanks`} unlisted />
      <div className="grid justify-items-start gap-1 [&>a]:-ms-4">
        <LinkButton to={`/lists/${listId}`} look="plain">
          <ArrowLeft aria-hidden className="size-4.5 rtl:-scale-x-100" />
          {t`Back to List`}
        </LinkButton>
        <h1 className="text-3xl sm:text-4xl">{t`Received and thanks`}</h1>
        <p dir="auto" className="min-h-6 text-muted wrap-anywhere">
          {list && displayText(list.name)}
        </p>
      </div>
      {!gifts && error && hasCode(error, 'FORBIDDEN') && (
        <p>{problemText(error, t`Only the people who receive the gifts can open this.`)}</p>
      )}
      {!gifts && error && !hasCode(error, 'FORBIDDEN') && <ListMissing error={error} onRetry={refetch} />}
      {!gifts && !error && <Skeleton shape="form" rows={4} />}
      {gifts && <Gifts listId={listId} gifts={gifts} />}
      {gifts && list?.viewerRole === 'OWNER' && (gifts.length > 0 || isOver(list.eventDate)) && (
        <CopyUnreceived listId={listId} />
      )}
    </Page>
  );
}

function Gifts({ listId, gifts }: { listId: string; gifts: readonly ReceivedGift[] }) {
  const [giverWrittenTo, setGiverWrittenTo] = useState<string | null>(null);
  const [setReceived, { loading }] = useSetGiftsReceivedMutation();
  const [setThanked, thanked] = useSetGiverThankedMutation();
  const standing = useRef<HTMLParagraphElement>(null);
  if (gifts.length === 0)
    return (
      <EmptyState kind="WISHLIST" title={t`Nothing here yet`}>
        <p>{t`Once somebody has bought something, you tick here that it came, and thank them.`}</p>
      </EmptyState>
    );
  const toThank = thanksOf([{ purchases: gifts }]).open;
  const tick = async ({ id }: ReceivedGift, isReceived: boolean) => {
    try {
      await setReceived({ variables: { listId, purchaseIds: [id], isReceived } });
    } catch (problem) {
      toast.error(problemText(problem, t`That could not be saved. Please try again.`));
    }
  };
  const note = async (ofGiver: readonly ReceivedGift[], isThanked: boolean) => {
    try {
      for (const gift of ofGiver)
        await setThanked({
          variables: { purchaseId: gift.id, isThanked },
          update: (cache) => cache.modify({ id: cache.identify(gift), fields: { isThanked: () => isThanked } }),
        });
    } catch (problem) {
      toast.error(problemText(problem, t`That could not be saved. Please try again.`));
    }
  };
  const groups = receivedGroups(gifts);
  const formPlace = groups
    .flatMap(({ givers }) => givers)
    .find(({ key, gifts: ofGiver }) => key === giverWrittenTo && ofGiver.some(isThankable)); // some may have come, and others not
  return (
    <>
      <p ref={standing} tabIndex={-1} role="status" className="font-semibold">
        {toThank > 0 ? toThankText(toThank) : t`Everyone’s thanked`}
      </p>
      {groups.map(({ when, givers }) => (
        <Card as="section" key={when}>
          <h2 className="text-xl">{groupText(when)}</h2>
          <ul className="mt-1 divide-y divide-line">
            {givers.map((giver) => (
              <GiverBlock
                key={giver.key}
                gifts={giver.gifts}
                isBusy={loading || thanked.loading}
                onTick={(gift, isReceived) => void tick(gift, isReceived)}
                onNote={(noted, isThanked) => void note(noted, isThanked)}
                onWrite={() => setGiverWrittenTo(giver.key)}
                form={
                  giver === formPlace && (
                    <ThanksForm
                      listId={listId}
                      giver={giver.key}
                      gifts={gifts.filter(isThankable)}
                      onEnd={() => {
                        setGiverWrittenTo(null);
                        standing.current?.focus({ preventScroll: true });
                      }}
                    />
                  )
                }
              />
            ))}
          </ul>
        </Card>
      ))}
    </>
  );
}

/** Then nothing that was wanted has come, and may be wanted again. */
function isOver(eventDate: string | null): boolean {
  return eventDate !== null && daysUntil(eventDate) < 0;
}

function groupText(year: string): string {
  if (year === 'not yet') return t`Not here yet`;
  return year === 'some time' ? t`Thanked` : t`Received ${year}`;
}
