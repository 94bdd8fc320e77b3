import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { say } from '#rules/base/languages/say';
import { SegmentedControl } from '../../base/design/SegmentedControl.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { AbuseSignals } from './AbuseSignals.tsx';
import { ModeratedLists } from './ModeratedLists.tsx';
import { ReportedTexts } from './ReportedTexts.tsx';

const VIEWS = [
  { value: 'REPORTED', label: msg`Reported` },
  { value: 'HIDDEN', label: msg({ message: 'Hidden', context: 'several lists' }) },
  { value: 'CLOSED', label: msg`Closed` },
  { value: 'SIGNALS', label: msg`Signals` },
] as const;

export function SafetyScreen() {
  const [address, setAddress] = useSearchParams();
  const view = VIEWS.find(({ value }) => value === address.get('view'))?.value ?? 'REPORTED';
  return (
    <Page>
      <PageHead title={t`Safety`} unlisted />
      <header className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">{t`Safety`}</h1>
        <p className="max-w-prose text-muted">
          <Trans>
            Reported lists, bursts of purchases and refused calls. People are told why you step in, and the audit log
            keeps all of it.
          </Trans>
        </p>
      </header>
      <SegmentedControl
        label={t`What to show`}
        options={VIEWS.map(({ value, label }) => ({ value, label: say(label) }))}
        value={view}
        onChange={(next) => setAddress(next === 'REPORTED' ? {} : { view: next })}
      />
      {view === 'REPORTED' && <ReportedTexts />}
      {view === 'SIGNALS' ? <AbuseSignals /> : <ModeratedLists key={view} which={view} />}
    </Page>
  );
}
