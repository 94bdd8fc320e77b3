import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { say } from '#rules/base/languages/say';
import { Badge } from '../../base/design/Badge.tsx';
import { alternatives } from '../../base/design/list-text.ts';
import { CodeBlock } from '../../base/page/CodeBlock.tsx';
import { siteAddress } from '../../base/routing/site-path.ts';
import { curlOf, IN_ENGLISH, nameOf, type Operation, type OperationObject, type Schema } from './api-document.ts';
import { Fields, fieldsIn } from './Fields.tsx';

const TONES = { GET: 'good', POST: 'warm', DELETE: 'problem', PUT: 'berry', PATCH: 'berry' } as const;

/** One call: its line, and when it is opened everything that there is to know of it. */
export function OperationEntry({ operation, isOpen: opensAtOnce }: { operation: Operation; isOpen: boolean }) {
  const { method, path, summary, operationId, description } = operation;
  const [isOpen, setOpen] = useState(opensAtOnce);
  return (
    <details
      id={operationId}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group min-w-0 scroll-mt-20 border-t border-line first:border-t-0"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2.5 sm:px-5 [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 flex-1 gap-0.5 sm:flex sm:flex-wrap sm:items-center sm:gap-x-3">
          <span className="flex min-w-0 items-center gap-2">
            <Badge tone={TONES[method as keyof typeof TONES]}>{method}</Badge>
            <code className="min-w-0 text-sm wrap-anywhere">{path}</code>
          </span>
          <span className="min-w-0 font-medium" {...IN_ENGLISH}>
            {summary}
          </span>
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && (
        <div className="grid min-w-0 gap-6 px-4 pb-6 sm:px-5">
          {description && (
            <p className="whitespace-pre-line text-muted" {...IN_ENGLISH}>
              {description.replaceAll('`', '')}
            </p>
          )}
          <CodeBlock label={`${method} ${path}`} code={curlOf(operation, siteAddress)} />
          <Parameters operation={operation} />
          <Body operation={operation} />
          <Answers responses={operation.responses} />
        </div>
      )}
    </details>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      {children}
    </section>
  );
}

const PLACES = { path: msg`In the address`, query: msg`In the query`, header: msg`Headers` } as const;

function Parameters({ operation: { parameters } }: { operation: Operation }) {
  return Object.entries(PLACES).map(([place, title]) => {
    const fields = parameters.filter((parameter) => parameter.in === place);
    if (fields.length === 0) return null;
    return (
      <Part key={place} title={say(title)}>
        <Fields fields={fields.map(({ required, ...field }) => ({ ...field, isRequired: required }))} />
      </Part>
    );
  });
}

function Body({ operation: { requestBody } }: { operation: Operation }) {
  const [[type, content] = []] = Object.entries(requestBody?.content ?? {});
  const schema = objectOf(content?.schema);
  if (!type || !schema) return null;
  const either = schema.anyOf?.every(({ required }) => required)
    ? schema.anyOf.flatMap(({ required = [] }) => required)
    : [];
  const names = alternatives(either);
  return (
    <Part title={type === 'multipart/form-data' ? t`What you send, as a form` : t`What you send, as JSON`}>
      {either.length > 0 && <p className="text-sm text-muted">{t`Needed: ${names}.`}</p>}
      <Fields fields={fieldsIn(schema)} />
    </Part>
  );
}

function Answers({ responses }: Pick<OperationObject, 'responses'>) {
  const answers = Object.entries(responses);
  const isRefusal = ([status]: [status: string, ...unknown[]]) => status >= '400'; // `default`, too
  return (
    <>
      <Done answers={answers.filter((answer) => !isRefusal(answer))} />
      <Refused answers={answers.filter(isRefusal)} />
    </>
  );
}

type Answer = [status: string, answer: OperationObject['responses'][string]];

/** The codes of each status, and what they mean. */
function Refused({ answers }: { answers: Answer[] }) {
  const [, { content } = {}] = answers.at(-1) ?? [];
  const schema = content?.['application/json']?.schema;
  const name = schema && nameOf(schema);
  return (
    <Part title={t`If it is refused`}>
      {name && (
        <p className="text-sm text-muted">
          <Trans>
            <a
              href={`#${name}`}
              className="rounded-xs font-semibold text-brand underline underline-offset-3"
              {...IN_ENGLISH}
            >
              {name}
            </a>
            , with the status and the code that say why.
          </Trans>
        </p>
      )}
      <dl className="grid min-w-0 divide-y divide-line">
        {answers
          .filter(([status]) => status !== 'default')
          .map(([status, { description }]) => (
            <div key={status} className="grid min-w-0 grid-cols-[3rem_minmax(0,1fr)] gap-4 py-2.5 text-sm">
              <dt className="font-semibold">{status}</dt>
              <dd className="whitespace-pre-line wrap-anywhere" {...IN_ENGLISH}>
                {description.replaceAll('`', '')}
              </dd>
            </div>
          ))}
      </dl>
    </Part>
  );
}

function Done({ answers }: { answers: Answer[] }) {
  return answers.map(([status, { description, content }]) => {
    const [[type, body] = []] = Object.entries(content ?? {});
    const schema = objectOf(body?.schema);
    const name = body?.schema && nameOf(body.schema);
    return (
      <Part key={status} title={t`Answer ${status}`}>
        {name && (
          <p className="text-sm text-muted">
            <a
              href={`#${name}`}
              className="rounded-xs font-semibold text-brand underline underline-offset-3"
              {...IN_ENGLISH}
            >
              {name}
            </a>
          </p>
        )}
        {!name && schema && <Fields fields={fieldsIn(schema).map((field) => ({ ...field, isRequired: false }))} />}
        {!name && !schema && (
          <p className="text-sm text-muted" {...IN_ENGLISH}>
            {type ?? description}
          </p>
        )}
      </Part>
    );
  });
}

/** Gives the first of several alternatives that is an object. */
function objectOf(schema: Schema | undefined): Schema | undefined {
  if (!schema || schema.properties) return schema;
  return schema.anyOf?.find(({ properties }) => properties);
}
