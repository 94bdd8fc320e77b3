import type { MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { say } from '#rules/base/languages/say';
import { AUDIT_ACTION_LABELS, type AuditAction } from '#rules/core/audit/audit';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import { SearchField } from '../../base/design/fields/SearchField.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { LOAD_FAILED } from '../frame/load-failed.ts';
import { useSearchWords } from '../frame/useSearchWords.ts';
import { AuditEntries } from './AuditEntries.tsx';
import { useAuditLogScreenQuery } from './AuditLogScreen.generated.ts';

const ACTIONS = Object.entries(AUDIT_ACTION_LABELS) as [AuditAction, MessageDescriptor][];

export function AuditLogScreen() {
  const [address, setAddress] = useSearchParams();
  const [search, action, subjectId] = [address.get('search') ?? '', address.get('action'), address.get('subject')];
  const known = ACTIONS.find(([name]) => name === action)?.[0] ?? null;
  const filters = {
    ...(search && { search }),
    ...(known && { action: known }),
    ...(subjectId && { subject: subjectId }),
  };
  const [words, setWords] = useSearchWords(search, (typed) => {
    const { search: _, ...others } = filters;
    setAddress(typed ? { ...others, search: typed } : others, { replace: true });
  });
  const before = address.get('before');
  const { data, previousData, error, refetch } = useAuditLogScreenQuery({
    variables: { before, search: search || null, action: known, subjectId },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? (error ? undefined : previousData))?.auditLog;

  const choose = (next: string) => {
    const { action: _, ...others } = filters;
    setAddress(next ? { ...others, action: next } : others);
  };
  return (
    <Page>
      <PageHead title={t`Audit Log`} unlisted />
      <header className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">{t`Audit Log`}</h1>
        <p className="max-w-prose text-muted">
          <Trans>
            What administrators have done: who, when, what, and from where. Nobody can change or delete an entry.
          </Trans>
        </p>
      </header>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <SearchField
          label={t`Search the audit log`}
          placeholder={t`Name or email, of an administrator or member`}
          value={words}
          onChange={setWords}
        />
        <Select label={t`Action`} labelHidden value={known ?? ''} onChange={({ target }) => choose(target.value)}>
          <option value="">{t`All actions`}</option>
          {ACTIONS.map(([name, label]) => (
            <option key={name} value={name}>
              {say(label)}
            </option>
          ))}
        </Select>
      </div>
      {subjectId && (
        <p className="flex flex-wrap items-center gap-3 text-muted">
          {t`Only what was done to one account, list or site.`}
          <LinkButton to="/admin/audit-log">{t`Show all`}</LinkButton>
        </p>
      )}
      {!shown && error && <ReadProblem error={error} otherwise={say(LOAD_FAILED)} onRetry={refetch} />}
      {!shown && !error && <Skeleton rows={4} />}
      {shown?.data.length === 0 && (
        <EmptyState title={Object.keys(filters).length > 0 ? t`No entries found` : t`Nothing changed yet`}>
          <p>{t`Everything that administrators change is listed here.`}</p>
        </EmptyState>
      )}
      {shown && shown.data.length > 0 && <AuditEntries entries={shown.data} />}
      {(before || shown?.next) && (
        <nav aria-label={t`Pages`} className="flex flex-wrap justify-between gap-3">
          {before ? <LinkButton to={`?${new URLSearchParams(filters)}`}>{t`Newest`}</LinkButton> : <span />}
          {shown?.next && (
            <LinkButton to={`?${new URLSearchParams({ ...filters, before: shown.next })}`}>{t`Older`}</LinkButton>
          )}
        </nav>
      )}
    </Page>
  );
}
