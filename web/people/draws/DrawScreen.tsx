import { t } from '@lingui/core/macro';
import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { displayText } from '#rules/base/text/display-text';
import { FEWEST_IN_DRAW } from '#rules/people/draws/draw';
import { Button } from '../../base/design/Button.tsx';
import { ConfirmDialog } from '../../base/design/dialogs/ConfirmDialog.tsx';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { hasCode, problemText } from '../../base/network/problems.ts';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { useSite } from '../../base/page/site.ts';
import { TextLink } from '../../base/page/TextLink.tsx';
import { DrawApart } from './DrawApart.tsx';
import { DrawDialog } from './DrawDialog.tsx';
import { DrawFacts } from './DrawFacts.tsx';
import { DrawPeople } from './DrawPeople.tsx';
import { useDeleteDrawMutation, useDrawNamesMutation, useDrawScreenQuery } from './DrawScreen.generated.ts';
import type { DrawViewFragment } from './DrawView.generated.ts';

/** A draw for its organiser: who takes part, who is kept apart, and the drawing. Who drew whom is nowhere on it. */
export function DrawScreen() {
  const { drawId = '' } = useParams();
  const { data, error, refetch } = useDrawScreenQuery({ variables: { id: drawId }, fetchPolicy: 'cache-and-network' });
  const isGone = !data && hasCode(error, 'NOT_FOUND');
  return (
    <Page width="reading">
      <PageHead title={data ? displayText(data.draw.name) : t`Draws of names`} unlisted />
      {!data && !error && <Skeleton shape="form" rows={4} />}
      {!data && error && !isGone && <ReadProblem error={error} onRetry={refetch} />}
      {isGone && (
        <EmptyState
          level={1}
          title={t`This draw isn’t here`}
          action={<LinkButton look="primary" to="/draws">{t`All your draws`}</LinkButton>}
        >
          <p>{t`It may have been called off, or belong to another account.`}</p>
        </EmptyState>
      )}
      {data && <Draw draw={data.draw} parts={data.drawParts} />}
      {(data || error) && !isGone && (
        <p>
          <TextLink isTall to="/draws">{t`All your draws`}</TextLink>
        </p>
      )}
    </Page>
  );
}

interface DrawProps {
  draw: DrawViewFragment;
  parts: readonly { id: string; secret: string }[];
}

function Draw({ draw, parts }: DrawProps) {
  const { mailEnabled } = useSite();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const [remove, { loading }] = useDeleteDrawMutation();
  const [problem, setProblem] = useState<unknown>(null);
  const navigate = useNavigate();
  const name = displayText(draw.name);
  const own = draw.participants.find(({ isOwn }) => isOwn);
  const ownPart = parts.find(({ id }) => id === own?.id);
  const callOff = async () => {
    try {
      await remove({ variables: { id: draw.id } });
      navigate('/draws', { replace: true });
    } catch (error) {
      setProblem(error);
      setOpen(null);
    }
  };
  return (
    <>
      <header className="flex items-start justify-between gap-x-4">
        <h1 dir="auto" className="min-w-0 text-3xl wrap-anywhere sm:text-4xl">
          {name}
        </h1>
        <Button onClick={() => setOpen('edit')}>{t`Edit`}</Button>
      </header>
      <DrawFacts {...draw} />
      {!mailEnabled && (
        <Notice>
          {t`This site sends no emails. Only people with an account under their address find whom they give to, under “Draws of names”.`}
        </Notice>
      )}
      {draw.isDrawn && (
        <Notice
          tone="success"
          action={ownPart && <LinkButton to={`/d/${ownPart.secret}`}>{t`See whom you give to`}</LinkButton>}
        >
          {mailEnabled
            ? t`The names are drawn, and everybody was told whom they give to. Nobody can look, not even you.`
            : t`The names are drawn. Nobody can look, not even you.`}
        </Notice>
      )}
      <DrawPeople draw={draw} />
      {!draw.isDrawn && draw.participants.length >= FEWEST_IN_DRAW && <DrawApart draw={draw} />}
      {!draw.isDrawn && <Drawing draw={draw} />}
      {problem !== null && <Notice tone="problem">{problemText(problem)}</Notice>}
      <div className="grid sm:justify-start">
        <Button look="quietDanger" onClick={() => setOpen('delete')}>{t`Call the draw off`}</Button>
      </div>
      {open === 'edit' && <DrawDialog draw={draw} onSaved={() => setOpen(null)} onClose={() => setOpen(null)} />}
      {open === 'delete' && (
        <ConfirmDialog
          title={t`Call the draw off?`}
          question={
            mailEnabled
              ? t`Everybody who takes part is told by email. This can’t be undone.`
              : t`This site sends no emails, so please tell everybody yourself. This can’t be undone.`
          }
          action={t`Call the draw off`}
          working={loading}
          onConfirm={() => void callOff()}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function Drawing({ draw }: { draw: DrawViewFragment }) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [drawNames, { loading }] = useDrawNamesMutation();
  const { mailEnabled } = useSite();
  const run = async () => {
    setProblem(null);
    try {
      await drawNames({ variables: { id: draw.id } });
    } catch (error) {
      setProblem(error);
    }
    setAsking(false);
  };
  return (
    <section className="grid gap-4 rounded-card border border-line bg-registry-wash p-[min(1.25rem,6.25vw)] sm:p-6">
      <div className="flex items-center gap-4">
        <span
          aria-hidden
          className="grid size-13 shrink-0 rotate-[-6deg] place-items-center rounded-card bg-card text-brand"
        >
          <Shuffle className="size-6" />
        </span>
        <p className="min-w-0 text-lg leading-snug text-registry-ink">
          {draw.problem ?? t`Everything is ready. Nobody learns who drew whom, not even you.`}
        </p>
      </div>
      {problem !== null && (
        <Notice tone="problem" takesFocus={problem}>
          {problemText(problem)}
        </Notice>
      )}
      <div className="grid sm:justify-start">
        <Button look="primary" size="big" disabled={draw.problem !== null} onClick={() => setAsking(true)}>
          {t`Draw the names`}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t`Draw the names now?`}
          question={
            mailEnabled
              ? t`Everybody gets an email that says whom they give to. People can still join or leave afterwards.`
              : t`Everybody with an account finds whom they give to under “Draws of names”. People can still join or leave afterwards.`
          }
          action={t`Draw the names`}
          look="primary"
          working={loading}
          onConfirm={() => void run()}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
