import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Copied } from '#rules/shops/lines/pasted/rich-text';
import type { Kind } from '../../base/design/kinds.ts';
import { Notice } from '../../base/design/Notice.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { LoadProblem } from '../../base/page/LoadProblem.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { useKeptDraft } from '../../core/form/useKeptDraft.ts';
import { type ListChoice, useListChoices } from '../../core/list-access/useListChoices.ts';
import { VerificationAwaited } from '../../core/session/VerificationNotice.tsx';
import { FileChoice } from './FileChoice.tsx';
import { droppedFiles, filesGiven, type GivenFile, textOfFile } from './given-file.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { unreadableText } from './import-texts.ts';
import { useFoundFile } from './useFoundFile.ts';

/** Brings lists from elsewhere: a file or a text, a preview of what it holds, and the list that it goes to. */
export function ImportScreen() {
  return (
    <Page>
      <PageHead title={t`Import your lists`} unlisted />
      <h1 className="text-3xl sm:text-4xl">{t`Import your lists`}</h1>
      <VerificationAwaited />
      <Importing />
    </Page>
  );
}

function Importing() {
  const { lists, error, refetch } = useListChoices();
  if (!lists) {
    if (!error) return <Skeleton shape="form" rows={3} />;
    return <LoadProblem error={error} otherwise={t`Failed to load your lists`} onRetry={refetch} />;
  }
  return <FromFile lists={lists} />;
}

function FromFile({ lists }: { lists: ListChoice[] }) {
  const [search] = useSearchParams();
  const [given, setGiven] = useState<readonly GivenFile[] | null>(null);
  const [text, setText] = useState('');
  const copied = useRef<Copied>(undefined);
  /** Looked at before, or from an earlier visit, and not touched since: another list that is pasted takes its place. */
  const [isRestored, setRestored] = useState(false);
  const forgetDraft = useKeptDraft({
    part: 'import',
    keep: () => ({ typed: text !== '' ? { text } : {}, base: {} }),
    restore({ typed }) {
      setText(`${typed.text}`);
      setRestored(true);
      return true;
    },
    discard: () => setText(''),
    isInSight: true,
  });
  const [place, setPlace] = useState(0);
  const [targetId, setTargetId] = useState<string | null>(() => {
    const asked = search.get('list');
    return lists.some(({ id }) => id === asked) ? asked : null;
  });
  const [chosen, setChosen] = useState<{ kind: Kind; place: number } | null>(null);
  const ofTarget = lists.find(({ id }) => id === targetId)?.listType;
  const { found, kind } = useFoundFile(given, {
    place,
    wanted: ofTarget ?? (chosen?.place === place ? chosen.kind : undefined),
    otherwise: chosen?.kind ?? 'WISHLIST',
  });
  useEffect(() => {
    const files = droppedFiles.get();
    droppedFiles.set([]);
    if (files.length > 0) void filesGiven(files).then(setGiven);
  }, []);

  const begin = (next: readonly GivenFile[] | null) => {
    window.scrollTo(0, 0); // the preview is shorter above its rows than the text was
    setGiven(next);
    setRestored(next === null);
    setPlace(0);
    setChosen(null); // each file is of a kind of its own
  };
  if (!given || (found && found.lists.length === 0 && found.leftOut.length === 0)) {
    return (
      <>
        {given &&
          found?.unread.map(({ name, reason }) => (
            <Notice key={name} tone="problem">
              {unreadableText(reason, name === '')}
            </Notice>
          ))}
        <FileChoice
          text={text}
          isReplaced={isRestored}
          onText={(next) => {
            setText(next);
            setRestored(false);
          }}
          copied={copied}
          onGiven={begin}
        />
      </>
    );
  }
  if (!found) {
    return (
      <div role="status" className="grid gap-4">
        <p>{t`Reading the file…`}</p>
        <Skeleton shape="form" rows={5} />
      </div>
    );
  }
  const written = found.format === 'TEXT' ? textOfFile(given) : null;
  return (
    <ImportPreview
      found={found}
      isText={given.every(({ name }) => name === '')}
      lists={lists}
      place={place}
      targetId={targetId}
      kind={kind}
      onPlace={(next) => {
        setPlace(next);
        setTargetId(null);
      }}
      onTarget={setTargetId}
      onKind={(next) => setChosen({ kind: next, place })}
      onAgain={() => begin(null)}
      onText={
        written === null
          ? null
          : () => {
              setText(written);
              begin(null);
            }
      }
      onDone={forgetDraft}
      onNext={() => {
        setText('');
        forgetDraft();
        setTargetId(null);
        begin(null);
      }}
    />
  );
}
