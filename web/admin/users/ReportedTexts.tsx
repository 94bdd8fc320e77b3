import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { Badge } from '../../base/design/Badge.tsx';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { TextLink } from '../../base/page/TextLink.tsx';
import { toast } from '../../base/page/toast.ts';
import { ReasonDialog } from '../frame/ReasonDialog.tsx';
import { openReportsText, ReportEntries } from './ReportEntries.tsx';
import {
  type ReportedTextsQuery,
  useCloseTextReportsMutation,
  useRemoveReportedTextMutation,
  useReportedTextsQuery,
} from './ReportedTexts.generated.ts';

/** Others may report and remove meanwhile. */
const REFRESH_INTERVAL_MS = 30_000;

/** Texts of guests that were reported, where there are any: the newest. */
export function ReportedTexts() {
  const { data, refetch } = useReportedTextsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_INTERVAL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const texts = data?.reportedTexts.data;
  if (!texts?.length) return null;
  return (
    <section aria-labelledby="reported-texts" className="grid gap-4">
      <div>
        <h2 id="reported-texts" className="text-xl">{t`What guests wrote`}</h2>
        <p className="max-w-prose text-muted">{t`Removing one of these leaves the list as it is, and nobody is told. The people a list is for don’t know of gifts beside it: please don’t mention them.`}</p>
      </div>
      <ul className="grid gap-4">
        {texts.map((text) => (
          <ReportedTextCard key={text.id} text={text} onDone={refetch} />
        ))}
      </ul>
    </section>
  );
}

interface ReportedTextCardProps {
  text: ReportedTextsQuery['reportedTexts']['data'][number];
  onDone: () => Promise<unknown>;
}

function ReportedTextCard({ text, onDone }: ReportedTextCardProps) {
  const { id: textId, kind, listName, ownerId, ownerName, openReports, reports } = text;
  const [asked, ask] = useState<'remove' | 'close' | null>(null);
  const [remove] = useRemoveReportedTextMutation();
  const [close] = useCloseTextReportsMutation();
  const owner = <TextLink to={`/admin/users/${ownerId}`}>{displayText(ownerName)}</TextLink>;
  const act = async (reason: string) => {
    const variables = { textId, reason };
    await (asked === 'remove' ? remove({ variables }) : close({ variables }));
    await onDone();
    toast.success(asked === 'remove' ? t`The text is gone` : t`The reports are closed`);
  };
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p dir="auto" className="min-w-0 font-semibold wrap-anywhere whitespace-pre-line">
          {displayText(text.text)}
        </p>
        <Badge tone="warm">{openReportsText(openReports)}</Badge>
      </div>
      <p className="mt-1 text-sm text-muted wrap-anywhere">
        {kind === 'QUESTION' ? (
          <Trans>A question on a list of {owner}</Trans>
        ) : (
          <Trans>A gift beside a list of {owner}</Trans>
        )}
        {listName !== null && (
          <>
            <span aria-hidden> · </span>
            <bdi>{displayText(listName)}</bdi>
          </>
        )}
      </p>
      <ReportEntries reports={reports} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="quietDanger" onClick={() => ask('remove')}>{t`Remove this text…`}</Button>
        <Button onClick={() => ask('close')}>{t`Close reports…`}</Button>
      </div>
      {asked && (
        <ReasonDialog
          about={textId}
          title={asked === 'remove' ? t`Remove this text?` : t`Close its reports?`}
          description={
            asked === 'remove'
              ? t`It goes for everyone at once. Nobody is told.`
              : t`Nothing more to do? The text stays as it is, and nobody is told.`
          }
          action={asked === 'remove' ? t`Remove` : t`Close Reports`}
          isOptional
          hint={t`Only for the audit log.`}
          onConfirm={act}
          onClose={() => ask(null)}
        />
      )}
    </Card>
  );
}
