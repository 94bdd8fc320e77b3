import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { say } from '#rules/base/languages/say';
import { Card } from '../../base/design/Card.tsx';
import { SearchField } from '../../base/design/fields/SearchField.tsx';
import { numberText } from '../../base/design/locale.ts';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { CodeBlock } from '../../base/page/CodeBlock.tsx';
import { LoadProblem } from '../../base/page/LoadProblem.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { useSite } from '../../base/page/site.ts';
import { TextLink } from '../../base/page/TextLink.tsx';
import { siteAddress, sitePath } from '../../base/routing/site-path.ts';
import { type ApiDocument, type Chapter, chaptersOf, DOCUMENT_PATH, IN_ENGLISH, matching } from './api-document.ts';
import { Fields, fieldsIn } from './Fields.tsx';
import { commandOf, FIRST_STEPS, variablesOf } from './first-steps.ts';
import { OperationEntry } from './OperationEntry.tsx';

/** The REST API, drawn from its own OpenAPI document. */
export function ApiDocsScreen() {
  const { siteName } = useSite();
  const { document, error, read } = useApiDocument();
  return (
    <Page>
      <PageHead
        title={t`REST API`}
        description={t`Every call of the REST API of ${siteName}: what it takes, what it answers and who may make it.`}
      />
      <header className="grid gap-3">
        <h1 className="text-3xl leading-tight">{t`REST API`}</h1>
        <p className="max-w-prose text-muted">
          <Trans>
            Lists, items and purchases for your own programs. For code generators there is the{' '}
            <TextLink to={DOCUMENT_PATH} reloadDocument>
              OpenAPI document
            </TextLink>
            , and for GraphQL and its sockets the <TextLink to="/playground">playground</TextLink>.
          </Trans>{' '}
          <Trans>
            For AI assistants: <TextLink to="/api/docs/assistants">connect yours</TextLink>.
          </Trans>
        </p>
      </header>
      <FiveCalls />
      {error && <LoadProblem error={error} onRetry={read} />}
      {!document && !error && <Skeleton rows={8} />}
      {document && <Reference document={document} />}
    </Page>
  );
}

function Reference({ document: api }: { document: ApiDocument }) {
  const [typed, setTyped] = useState('');
  const chapters = useMemo(() => chaptersOf(api), [api]);
  const found = matching(chapters, typed);
  const entries = [
    ...chapters.map(({ title }) => ({ id: idOf(title), title, ...IN_ENGLISH })),
    { id: RULES, title: t`For every call` },
    { id: OBJECTS, title: t`Objects` },
  ];
  const asked = useHash();
  useEffect(() => {
    if (asked) document.getElementById(asked)?.scrollIntoView();
  }, [asked]);
  return (
    <div className="grid min-w-0 items-start gap-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <nav aria-label={t`Chapters`} className="lg:sticky lg:top-20">
        <ul className="flex flex-wrap gap-x-4 lg:grid">
          {entries.map(({ id, title, ...language }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 min-w-11 items-center font-medium text-muted hover:text-ink"
                {...language}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 gap-8">
        <SearchField label={t`Search the calls`} placeholder={t`Search calls…`} value={typed} onChange={setTyped} />
        {found.length === 0 && <p role="status" className="text-muted">{t`No calls match.`}</p>}
        {found.map((chapter) => (
          <ChapterOf key={chapter.title} chapter={chapter} asked={asked} />
        ))}
        {typed.trim() === '' && (
          <>
            <Rules text={api.info.description} />
            <Objects document={api} />
          </>
        )}
      </div>
    </div>
  );
}

const STEP = 'flex min-h-6 items-center gap-2 font-sans text-base font-semibold tracking-normal';

/** The whole way from a key to a shared list, before anything is to be read. */
function FiveCalls() {
  return (
    <section aria-labelledby="five-calls" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-1">
        <h2 id="five-calls" className="text-2xl">{t`Five calls to start with`}</h2>
        <p className="text-muted">
          <Trans>
            From a key to a list that your friends can open. The{' '}
            <TextLink to="/api/docs/first-steps">first steps</TextLink> explain each.
          </Trans>
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-6 lg:grid-cols-2">
        <div className="grid min-w-0 content-start gap-2">
          <h3 className={STEP}>{t`Before you start`}</h3>
          <CodeBlock label={t`Your key`} code={variablesOf(siteAddress)} />
        </div>
        <ol className="contents">
          {FIRST_STEPS.map((step, at) => (
            <li key={step.path + step.method} className="grid min-w-0 content-start gap-2">
              <h3 className={STEP}>
                <span
                  aria-hidden
                  className="grid size-6 shrink-0 place-items-center rounded-full bg-registry-wash text-sm text-registry-ink tabular-nums"
                >
                  {numberText(at + 1)}
                </span>
                <span>{say(step.title)}</span>
              </h3>
              <CodeBlock label={say(step.title)} code={commandOf(step)} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const RULES = 'chapter-rules';

/** How calls are sent, refused and repeated: a paragraph each, with its subject in front of its colon. */
function Rules({ text }: { text: string }) {
  const rules = text.replaceAll('`', '').split('\n\n');
  return (
    <section id={RULES} aria-labelledby="rules-title" className="grid min-w-0 scroll-mt-20 gap-3">
      <h2 id="rules-title" className="text-2xl">{t`For every call`}</h2>
      <Card>
        <div className="grid max-w-prose gap-3" {...IN_ENGLISH}>
          {rules.map((rule) => {
            const [, subject = '', rest = rule] = SUBJECT.exec(rule) ?? [];
            return (
              <p key={rule} className="wrap-anywhere">
                {subject && <strong>{subject}</strong>}
                <span>{rest}</span>
              </p>
            );
          })}
        </div>
      </Card>
    </section>
  );
}

const SUBJECT = /^([A-Z][\w ]{2,20}:)( .*)$/s;

function ChapterOf({ chapter: { title, operations }, asked }: { chapter: Chapter; asked: string }) {
  return (
    <section id={idOf(title)} aria-labelledby={`${idOf(title)}-title`} className="grid min-w-0 scroll-mt-20 gap-3">
      <h2 id={`${idOf(title)}-title`} className="text-2xl" {...IN_ENGLISH}>
        {title}
      </h2>
      <Card padding="none">
        {operations.map((operation) => (
          <OperationEntry
            key={`${operation.operationId} ${operation.operationId === asked}`}
            operation={operation}
            isOpen={operation.operationId === asked}
          />
        ))}
      </Card>
    </section>
  );
}

const OBJECTS = 'chapter-objects';

/** Objects that calls take and answer, each described once. */
function Objects({ document: { components } }: { document: ApiDocument }) {
  return (
    <section id={OBJECTS} aria-labelledby="objects-title" className="grid min-w-0 scroll-mt-20 gap-3">
      <h2 id="objects-title" className="text-2xl">
        {t`Objects`}
      </h2>
      {Object.entries(components.schemas).map(([name, schema]) => (
        <Card key={name} as="section">
          <h3 id={name} className="scroll-mt-20 text-lg" {...IN_ENGLISH}>
            {name}
          </h3>
          {schema.description && (
            <p className="text-muted" {...IN_ENGLISH}>
              {schema.description}
            </p>
          )}
          <Fields fields={fieldsIn(schema).map((field) => ({ ...field, isRequired: false }))} />
        </Card>
      ))}
    </section>
  );
}

function useApiDocument() {
  const [document, setDocument] = useState<ApiDocument | null>(null);
  const [error, setError] = useState<Error | undefined>();
  const read = async () => {
    try {
      const response = await fetch(sitePath + DOCUMENT_PATH);
      const { ok, status } = response;
      if (!ok) throw new Error(t`Loading the document failed: ${status}`);
      setDocument(await response.json());
      setError(undefined);
    } catch (problem) {
      setError(problem as Error);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => void read(), []);
  return { document, error, read };
}

/** The part of this page that the address points at. */
function useHash(): string {
  const [hash, setHash] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    const change = () => setHash(window.location.hash.slice(1));
    window.addEventListener('hashchange', change);
    return () => window.removeEventListener('hashchange', change);
  }, []);
  return hash;
}

function idOf(title: string): string {
  return `chapter-${title.toLowerCase().replaceAll(' ', '-')}`;
}
