import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ExternalLink, Gift } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { buttonLook } from '../../base/design/button-looks.ts';
import { Card } from '../../base/design/Card.tsx';
import { ConfirmDialog } from '../../base/design/dialogs/ConfirmDialog.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { hasCode, problemText } from '../../base/network/problems.ts';
import { DeadLink } from '../../base/page/DeadLink.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { DrawFacts } from './DrawFacts.tsx';
import {
  type DrawPartViewFragment,
  useDrawPartScreenQuery,
  useLeaveDrawMutation,
  useUpdateDrawPartMutation,
} from './DrawPartScreen.generated.ts';
import { DrawWishlist } from './DrawWishlist.tsx';

/** Shows whom somebody drew, to everybody who holds their link. Nothing of it is kept in the browser. */
export function DrawPartScreen() {
  const { secret = '' } = useParams();
  const { data, error, refetch } = useDrawPartScreenQuery({ variables: { secret }, fetchPolicy: 'no-cache' });
  const [hasLeft, setLeft] = useState(false);
  const isOver = !hasLeft && !data && hasCode(error, 'NOT_FOUND');
  return (
    <Page width="form">
      <PageHead title={t`Draw of names`} unlisted />
      {hasLeft && (
        <>
          <Notice takesFocus>{t`You’ve left the draw. You don’t need to get a gift for it.`}</Notice>
          <LinkButton to="/">{t`Return to Home`}</LinkButton>
        </>
      )}
      {!hasLeft && data && (
        <Part key={secret} secret={secret} part={data.drawPart} onChanged={refetch} onLeft={() => setLeft(true)} />
      )}
      {!hasLeft && !data && !error && <Skeleton shape="text" rows={4} />}
      {isOver && <DeadLink />}
      {!hasLeft && !data && error && !isOver && (
        <>
          <h1 className="text-3xl sm:text-4xl">{t`Draw of names`}</h1>
          <Notice tone="problem">{problemText(error)}</Notice>
          <LinkButton to="/">{t`Return to Home`}</LinkButton>
        </>
      )}
    </Page>
  );
}

interface PartProps {
  secret: string;
  part: DrawPartViewFragment;
  onChanged: () => Promise<unknown>;
  onLeft: () => void;
}

function Part({ secret, part, onChanged, onLeft }: PartProps) {
  const { organiserName, receiver, isConfirmed, isDrawn } = part;
  const [update, { loading }] = useUpdateDrawPartMutation({ fetchPolicy: 'no-cache' });
  const [problem, setProblem] = useState<unknown>(null);
  const [hasSaidYes, setSaidYes] = useState(false);
  const organiser = displayText(organiserName ?? '');
  const confirm = async () => {
    setProblem(null);
    try {
      await update({ variables: { secret, changes: { isConfirmed: true } } });
      setSaidYes(true);
      await onChanged();
    } catch (error) {
      setProblem(error);
    }
  };
  return (
    <>
      <header className="grid gap-1">
        <h1 dir="auto" className="text-3xl wrap-anywhere sm:text-4xl">
          {displayText(part.drawName)}
        </h1>
        {organiser && <p className="text-muted">{t`Organised by ${organiser}`}</p>}
      </header>
      {receiver && <Receiver receiver={receiver} />}
      <DrawFacts {...part} />
      {!isDrawn && (
        <p className="text-muted">{t`The names aren’t drawn yet. Everybody draws one name and gives to that person; nobody learns who drew whom.`}</p>
      )}
      {hasSaidYes && <Notice tone="success" takesFocus>{t`You’re in.`}</Notice>}
      {problem !== null && (
        <Notice tone="problem" takesFocus={problem}>
          {problemText(problem)}
        </Notice>
      )}
      {!isConfirmed && (
        <Button look="primary" size="big" working={loading} onClick={() => void confirm()}>{t`I’m in`}</Button>
      )}
      <Card padding="normal">
        <DrawWishlist secret={secret} wishlist={part.wishlist} onChanged={onChanged} />
      </Card>
      <Leaving secret={secret} isDrawn={isDrawn} onLeft={onLeft} />
    </>
  );
}

function Receiver({ receiver }: { receiver: NonNullable<DrawPartViewFragment['receiver']> }) {
  const name = displayText(receiver.name);
  const { wishlist } = receiver;
  return (
    <section className="grid justify-items-center gap-4 rounded-card border border-line bg-registry-wash px-[min(1.5rem,6.25vw)] py-8 text-center shadow-card">
      <span aria-hidden className="grid size-16 rotate-[-6deg] place-items-center rounded-card bg-card text-brand">
        <Gift className="size-7" />
      </span>
      <div className="grid gap-1">
        <p className="text-lg text-registry-ink">{t`You give to`}</p>
        <p dir="auto" data-testid="receiver" className="font-display text-4xl wrap-anywhere text-brand sm:text-5xl">
          {name}
        </p>
      </div>
      {wishlist ? (
        <a href={wishlist.url} target="_blank" rel="noopener noreferrer" className={buttonLook('primary', 'big')}>
          {wishlist.name ? (
            <span className="min-w-0 wrap-anywhere">
              <Trans>
                See the wishlist “<bdi>{displayText(wishlist.name)}</bdi>”
              </Trans>
            </span>
          ) : (
            <span>{t`See their wishlist`}</span>
          )}
          <ExternalLink aria-hidden className="size-4 shrink-0" />
        </a>
      ) : (
        <p className="text-registry-ink">{t`No wishlist yet. It will be here as soon as they add one.`}</p>
      )}
      <p className="text-sm text-registry-ink">{t`Please keep it to yourself.`}</p>
    </section>
  );
}

function Leaving({ secret, isDrawn, onLeft }: { secret: string; isDrawn: boolean; onLeft: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [leave, { loading }] = useLeaveDrawMutation();
  const run = async () => {
    setProblem(null);
    try {
      await leave({ variables: { secret } });
      onLeft();
    } catch (error) {
      setProblem(error);
      setAsking(false);
    }
  };
  return (
    <div className="grid gap-3">
      {problem !== null && (
        <Notice tone="problem" takesFocus={problem}>
          {problemText(problem)}
        </Notice>
      )}
      <div className="grid sm:justify-start">
        <Button look="quietDanger" onClick={() => setAsking(true)}>{t`Leave the draw`}</Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t`Leave the draw?`}
          question={
            isDrawn
              ? t`Somebody else gives to the person you drew. We tell only people who now give to somebody else.`
              : t`You won’t draw anybody, and nobody draws you.`
          }
          action={t`Leave the draw`}
          working={loading}
          onConfirm={() => void run()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
