import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '../../base/design/Notice.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { LoadProblem } from '../../base/page/LoadProblem.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { useKeptText } from '../../core/form/useKeptText.ts';
import { type ListChoice, useListChoices } from '../../core/list-access/useListChoices.ts';
import { VerificationAwaited } from '../../core/session/VerificationNotice.tsx';
import { FileChoice } from './FileChoice.tsx';
import { bytesOf, droppedFile, type GivenFile } from './given-file.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { unreadableText } from './import-texts.ts';
import { useFoundFile } from './useFoundFile.ts';

/** Brings lists from elsewhere: a file or a text, a preview of what it holds, and the list that it goes to. */
export function ImportScreen() {
  return (
    <Page>
      <PageHead title={t`Bring your lists`} unlisted />
      <h1 className="text-3xl sm:text-4xl">{t`Bring your lists`}</h1>
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
  const [given, setGiven] = useState<GivenFile | null>(null);
  const [text, setText] = useState('');
  const forgetDraft = useKeptText('import', text, setText);
  const [targetId, setTargetId] = useState<string | null>(() => {
    const asked = search.get('list');
    return lists.some(({ id }) => id === asked) ? asked : null;
  });
  const [newKind, setNewKind] = useState<'WISHLIST' | 'REGISTRY' | 'SHOPPING' | null>(null);
  const kind = lists.find(({ id }) => id === targetId)?.listType ?? newKind ?? 'WISHLIST';
  const found = useFoundFile(given, kind);
  useEffect(() => {
    const file = droppedFile.get();
    droppedFile.set(null);
    if (file) void bytesOf(file).then(setGiven);
  }, []);

  const again = () => setGiven(null);
  const next = () => {
    setText('');
    forgetDraft();
    again();
  };
  if (!given || found?.reason) {
    return (
      <>
        {found?.reason && <Notice tone="problem">{unreadableText(found.reason)}</Notice>}
        <FileChoice text={text} onText={setText} onGiven={setGiven} />
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
  return (
    <ImportPreview
      file={found.file}
      lists={lists}
      targetId={targetId}
      kind={kind}
      isKindChosen={newKind !== null}
      onTarget={setTargetId}
      onKind={setNewKind}
      onAgain={again}
      onNext={next}
    />
  );
}
