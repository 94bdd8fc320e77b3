import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { useState } from 'react';
import { Select } from '../design/Select.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { useSite } from '../page/site.ts';
import { useTheme } from '../page/theme.ts';
import { session, useSession } from '../session/session.ts';
import { EXAMPLES } from './examples.ts';
import { createPlaygroundFetcher } from './playground-fetcher.ts';

const fetcher = createPlaygroundFetcher(() => session.freshToken(), window.location.origin);
const PLUGINS = [HISTORY_PLUGIN];

/** GraphiQL, served by ourselves, on this very server's data. */
export function PlaygroundScreen() {
  const { account } = useSession();
  const theme = useTheme();
  const { siteName } = useSite();
  const [chosen, setChosen] = useState(0);
  const { query, variables } = EXAMPLES[chosen] ?? {};

  return (
    <div className="flex grow flex-col gap-4 px-4 py-6 sm:px-6">
      <PageHead
        title="GraphQL playground"
        description={`Try the GraphQL API of ${siteName} in the browser: queries, mutations and live subscriptions, with examples.`}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-1">
          <h1 className="text-3xl leading-tight">GraphQL playground</h1>
          <p className="max-w-prose text-muted">
            {account
              ? `What you run here is real, and is done as ${account.name || account.email}, unless the Headers tab says otherwise.`
              : 'What you run here is real. You are a guest, unless the Headers tab holds an access token.'}
          </p>
        </div>
        <div className="w-full sm:w-96">
          <Select label="Examples" value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
            {EXAMPLES.map(({ title }, index) => (
              <option key={title} value={index}>
                {title}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <div className="relative h-[75dvh] min-h-128 grow overflow-x-auto overflow-y-hidden rounded-card border border-line shadow-card">
        <div className="h-full min-w-180">
          <GraphiQL
            key={chosen} // an example opens in a tab of its own; the others are kept
            fetcher={fetcher}
            initialQuery={query}
            initialVariables={variables ? JSON.stringify(variables, null, 2) : ''}
            plugins={PLUGINS}
            forcedTheme={theme}
            defaultEditorToolsVisibility="variables"
            shouldPersistHeaders={false}
          />
        </div>
      </div>
    </div>
  );
}
