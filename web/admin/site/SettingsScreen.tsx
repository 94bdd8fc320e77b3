import { t } from '@lingui/core/macro';
import { say } from '#rules/base/languages/say';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { LoadProblem } from '../../base/page/LoadProblem.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { LOAD_FAILED } from '../frame/load-failed.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { useSettingsScreenQuery } from './SettingsScreen.generated.ts';

export function SettingsScreen() {
  const { data, error, refetch } = useSettingsScreenQuery({ fetchPolicy: 'network-only' });
  if (!data && error) return <LoadProblem error={error} otherwise={say(LOAD_FAILED)} onRetry={refetch} />;
  return (
    <Page>
      <PageHead title={t`Settings`} unlisted />
      <header className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">{t`Settings`}</h1>
        <p className="max-w-prose text-muted">
          {t`Changes apply everywhere as soon as you save, and are kept in the audit log.`}
        </p>
      </header>
      {data ? <SettingsForm settings={data.adminSettings} /> : <Skeleton shape="form" rows={6} />}
    </Page>
  );
}
