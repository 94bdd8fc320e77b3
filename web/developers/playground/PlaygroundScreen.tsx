import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SegmentedControl } from '../../base/design/SegmentedControl.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { useSite } from '../../base/page/site.ts';
import { siteAddress } from '../../base/routing/site-path.ts';
import { createStore, useStore } from '../../base/state/store.ts';
import { session, useSession } from '../../core/session/session.ts';
import { ExampleChoice } from './ExampleChoice.tsx';
import { MakeListNotice, SignInNotice } from './ExampleNotice.tsx';
import { type Example, operationOf } from './example.ts';
import { needsSession } from './example-access.ts';
import { EXAMPLES } from './examples.ts';
import { LivePanel } from './LivePanel.tsx';
import { OtherPrograms } from './OtherPrograms.tsx';
import { createPlaygroundFetcher, createWatch } from './playground-fetcher.ts';
import { useSamplesQuery } from './Samples.generated.ts';
import { filled, isAboutOwnList, samplesOf } from './samples.ts';
import { useShownTheme } from './useShownTheme.ts';

const { GraphiQL, HISTORY_PLUGIN, useMonaco } = await import('./editor-parts.ts');

type Pane = 'query' | 'variables' | 'answer';

/** The part of the editor that a phone shows; anything wider has room for all three. */
const pane = createStore<Pane>('query');

const panes = () =>
  [
    { value: 'query', label: t({ message: 'Query', context: 'of GraphQL' }) },
    { value: 'variables', label: t({ message: 'Variables', context: 'of GraphQL' }) },
    { value: 'answer', label: t({ message: 'Answer', context: 'of the server' }) },
  ] as const;

const fetcher = createPlaygroundFetcher(
  () => session.freshToken(),
  siteAddress,
  () => pane.set('answer'),
);
const watch = createWatch(() => session.freshToken(), siteAddress);
const PLUGINS = [HISTORY_PLUGIN];

/** GraphiQL, served by ourselves, on this very server's data. */
export function PlaygroundScreen() {
  const { account } = useSession();
  const name = account && (account.name || account.email);
  const { siteName } = useSite();
  const [params, setParams] = useSearchParams();
  const [first] = EXAMPLES;
  const chosen = EXAMPLES.find((example) => operationOf(example) === params.get('example')) ?? first;

  return (
    <div className="flex grow flex-col gap-4 px-4 py-6 sm:px-6">
      <PageHead
        title={t`GraphQL playground`}
        description={t`Try the GraphQL API of ${siteName} in the browser: queries, mutations and live subscriptions, with examples.`}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-1">
          <h1 className="text-3xl leading-tight">{t`GraphQL playground`}</h1>
          <p className="max-w-prose text-muted">
            {name
              ? t`What you run here is real, and is done as ${name}, unless the Headers tab says otherwise.`
              : t`What you run here is real. You are a guest, unless the Headers tab has an access token.`}
          </p>
        </div>
        <ExampleChoice
          chosen={chosen}
          onChoose={(example) => {
            pane.set('query');
            setParams({ example: operationOf(example) }, { replace: true });
          }}
        />
      </div>
      {chosen && <Workbench example={chosen} />}
      <OtherPrograms />
    </div>
  );
}

/** The editor with an example in it, and what the example needs. */
function Workbench({ example }: { example: Example }) {
  const { status, account } = useSession();
  const theme = useShownTheme();
  const shownPane = useStore(pane);
  useWrappedLines();
  useEffect(() => pane.set('query'), []);
  const { data, loading, refetch } = useSamplesQuery({ skip: !account, fetchPolicy: 'network-only' });
  if (status === 'restoring' || loading) return <Skeleton rows={8} />;

  const samples = data ? samplesOf(data) : {};
  const { query, live } = example;
  const variables = example.variables && JSON.stringify(filled(example.variables, samples), null, 2);
  const isLive = live !== undefined && samples.shareToken !== undefined;
  const isListMissing = isAboutOwnList(example.variables) && !samples.listId;
  return (
    <>
      {!account && needsSession(example) && <SignInNotice />}
      {data && isListMissing && <MakeListNotice onMade={() => refetch()} />}
      <div className="-mb-1 sm:hidden [&>fieldset]:w-full">
        <SegmentedControl label={t`Part of the editor`} options={panes()} value={shownPane} onChange={pane.set} />
      </div>
      <div className={isLive ? 'grid min-w-0 grow gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]' : 'grid min-w-0 grow'}>
        <div
          data-pane={shownPane}
          className="relative h-[75dvh] min-h-128 min-w-0 overflow-hidden rounded-card border border-line shadow-card"
        >
          <div lang="en" dir="ltr" className="h-full">
            <GraphiQL
              key={`${operationOf(example)} ${samples.listId}`} // an example opens in a tab of its own; the others are kept
              fetcher={fetcher}
              initialQuery={query}
              initialVariables={variables ?? ''}
              plugins={PLUGINS}
              forcedTheme={theme}
              defaultEditorToolsVisibility="variables"
              shouldPersistHeaders={false}
            />
          </div>
        </div>
        {live && isLive && <LivePanel live={{ ...live, variables: filled(live.variables, samples) }} watch={watch} />}
      </div>
    </>
  );
}

/** A long first line is not cut off. The editor has no setting for it. */
function useWrappedLines(): void {
  const { monaco } = useMonaco();
  useEffect(() => {
    if (!monaco) return;
    const wrap = (editor: { updateOptions: (options: { wordWrap: 'on' }) => void }) =>
      editor.updateOptions({ wordWrap: 'on' });
    monaco.editor.getEditors().forEach(wrap);
    const watch = monaco.editor.onDidCreateEditor(wrap);
    return () => watch.dispose();
  }, [monaco]);
}
