import { useSearchParams } from 'react-router-dom';
import { SegmentedControl } from '../../base/design/SegmentedControl.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { AbuseSignals } from './AbuseSignals.tsx';
import { ModeratedLists } from './ModeratedLists.tsx';

const VIEWS = [
  { value: 'REPORTED', label: 'Reported' },
  { value: 'HIDDEN', label: 'Hidden' },
  { value: 'CLOSED', label: 'Closed' },
  { value: 'SIGNALS', label: 'Signals' },
] as const;

export function SafetyScreen() {
  const [address, setAddress] = useSearchParams();
  const view = VIEWS.find(({ value }) => value === address.get('view'))?.value ?? 'REPORTED';
  return (
    <Page>
      <PageHead title="Safety" unlisted />
      <header className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">Safety</h1>
        <p className="max-w-prose text-muted">
          Reported lists, bursts of purchases and refused calls. People are told why you step in, and the audit log
          keeps all of it.
        </p>
      </header>
      <SegmentedControl
        label="What to look at"
        options={VIEWS}
        value={view}
        onChange={(next) => setAddress(next === 'REPORTED' ? {} : { view: next })}
      />
      {view === 'SIGNALS' ? <AbuseSignals /> : <ModeratedLists key={view} which={view} />}
    </Page>
  );
}
