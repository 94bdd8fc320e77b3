import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Copied } from '#rules/shops/lines/pasted/rich-text';
import { Button } from '../../base/design/Button.tsx';
import { enumeration } from '../../base/design/list-text.ts';
import { Notice } from '../../base/design/Notice.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { LoadProblem } from '../../base/page/LoadProblem.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { useKeptDraft } from '../../core/form/useKeptDraft.ts';
import { type ListChoice, useListChoices } from '../../core/list-access/useListChoices.ts';
import { VerificationAwaited } from '../../core/session/VerificationNotice.tsx';
import { FileChoice, type ReplacedText } from './FileChoice.tsx';
import { droppedFiles, filesGiven, type GivenFile, textOfFile } from './given-file.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { unreadableText } from './import-texts.ts';
import type { ImportChoice, KeptImport, KeptImports } from './kept-import.ts';
import { useFoundFile } from './useFoundFile.ts';
import { isOfEntry, markEntry, partOf, useImports } from './useImports.ts';
import { KeptPartContext } from './useKept.ts';

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
  const imports = useImports();
  if (!lists || !imports) {
    if (!error) return <Skeleton shape="form" rows={3} />;
    return <LoadProblem error={error} otherwise={t`Failed to load your lists`} onRetry={refetch} />;
  }
  return <FromFile lists={lists} imports={imports} />;
}

interface FromFileProps {
  lists: ListChoice[];
  imports: KeptImports;
}

function FromFile({ lists, imports }: FromFileProps) {
  const [search] = useSearchParams();
  const isThere = (listId: string | null) => lists.some(({ id }) => id === listId);
  const asked = search.get('list');
  const askedId = isThere(asked) ? asked : null;
  const [kept, setKept] = useState<KeptImport | null>(() => {
    const before = imports.kept;
    return before && isOfEntry(before.at) && droppedFiles.get().length === 0 ? before : null;
  });
  const given = kept?.given ?? null;
  const [choice, setChoice] = useState<ImportChoice>(kept?.choice ?? { place: 0, targetId: askedId, chosen: null });
  const { place, targetId, chosen } = choice;
  const [text, setText] = useState('');
  const copied = useRef<Copied>(undefined);
  /** Looked at before, or from an earlier visit, and not touched since: another list that is pasted takes its place. */
  const [isRestored, setRestored] = useState(false);
  const [replaced, setReplaced] = useState<ReplacedText | null>(null);
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
  const ofTarget = lists.find(({ id }) => id === targetId)?.listType;
  const { found, kind } = useFoundFile(given, {
    place,
    wanted: ofTarget ?? (chosen?.place === place ? chosen.kind : undefined),
    otherwise: chosen?.kind ?? 'WISHLIST',
  });

  const change = (next: Partial<ImportChoice>) => {
    const all = { ...choice, ...next };
    setChoice(all);
    if (!kept) return;
    kept.choice = all;
    imports.store();
  };
  const show = (next: KeptImport | null) => {
    if (next === null) setReplaced(null);
    window.scrollTo(0, 0); // the preview is shorter above its rows than the text was
    markEntry(next?.at ?? null);
    setKept(next);
    setRestored(next === null);
    setChoice(next?.choice ?? { place: 0, targetId, chosen: null }); // each file is of a kind of its own
  };
  const begin = (next: readonly GivenFile[]) => {
    const before = imports.listOf(next, 0);
    show(imports.begin(next, { place: 0, targetId: targetId ?? (isThere(before) ? before : null), chosen: null }));
  };
  const beginDropped = useEffectEvent(begin);
  useEffect(() => {
    const files = droppedFiles.get();
    droppedFiles.set([]);
    if (files.length > 0) void filesGiven(files).then(beginDropped);
  }, []);

  if (!kept || !given || (found && found.lists.length === 0 && found.leftOut.length === 0)) {
    return (
      <>
        {given
          ? found?.unread.map(({ name, reason }) => (
              <Notice key={name} tone="problem">
                {unreadableText(reason, name === '')}
              </Notice>
            ))
          : imports.kept && <GoOn kept={imports.kept} onGoOn={show} />}
        <FileChoice
          text={text}
          isReplaced={isRestored}
          onText={(next) => {
            setText(next);
            setRestored(false);
          }}
          onReplaced={setReplaced}
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
  const before = imports.listOf(given, place);
  return (
    <KeptPartContext.Provider value={partOf(kept, place, imports)}>
      {replaced && (
        <Notice
          action={
            <Button
              look="plain"
              onClick={() => {
                setText(replaced.text);
                copied.current = replaced.copied;
                show(null);
              }}
            >{t`Undo`}</Button>
          }
        >
          {t`This took the place of the text that was there.`}
        </Notice>
      )}
      <ImportPreview
        found={found}
        isText={given.every(({ name }) => name === '')}
        lists={lists}
        place={place}
        targetId={targetId}
        isAgain={before !== null && before === targetId}
        kind={kind}
        onPlace={(next) => {
          const same = imports.listOf(given, next);
          change({ place: next, targetId: isThere(same) ? same : null });
        }}
        onTarget={(next) => change({ targetId: next })}
        onKind={(next) => change({ chosen: { kind: next, place } })}
        onAgain={() => show(null)}
        onText={
          written === null
            ? null
            : () => {
                setText(written);
                show(null);
              }
        }
        onBrought={(listId) => imports.setListOf(given, place, listId)}
        onDone={() => {
          forgetDraft();
          imports.forget();
        }}
        onNext={() => {
          setText('');
          forgetDraft();
          imports.forget();
          setChoice({ ...choice, targetId: null });
          show(null);
        }}
      />
    </KeptPartContext.Provider>
  );
}

function GoOn({ kept, onGoOn }: { kept: KeptImport; onGoOn: (kept: KeptImport) => void }) {
  return (
    <Notice action={<Button onClick={() => onGoOn(kept)}>{t`Go On`}</Button>}>
      {keptText(kept.given.map(({ name }) => name).filter(Boolean))}
    </Notice>
  );
}

function keptText(names: readonly string[]): string {
  const files = enumeration(names);
  return files === ''
    ? t`The text you looked at is still here, with all you’ve changed.`
    : t`Still here, with all you’ve changed: ${files}`;
}
