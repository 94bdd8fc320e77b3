import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { triedLink } from '#rules/lists/affiliates/affiliate-site';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useDraft } from '../../core/form/useDraft.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { type AffiliateLinkTesterQuery, useAffiliateLinkTesterLazyQuery } from './AffiliateLinkTester.generated.ts';

type Outcome = AffiliateLinkTesterQuery['affiliateLink'];

export function AffiliateLinkTester() {
  const form = useRuleForm(triedLink, { url: '' });
  const { isSubmitting } = form.formState;
  useDraft(form, undefined, { part: 'try' });
  const [tryLink] = useAffiliateLinkTesterLazyQuery({ fetchPolicy: 'network-only' });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [problem, setProblem] = useState<unknown>(null);

  const submit = form.handleSubmit(async ({ url }) => {
    setProblem(null);
    setOutcome(null);
    try {
      const { data, error } = await tryLink({ variables: { url } });
      if (error) throw error;
      if (data) setOutcome(data.affiliateLink);
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });
  return (
    <Card as="section">
      <h2 className="text-xl">{t`Try a Link`}</h2>
      <form onSubmit={submit} noValidate className="mt-3 grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field
          label={t`Link to a product`}
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          {...form.field('url')}
        />
        <div className="grid sm:pt-6.5">
          <Button type="submit" working={isSubmitting}>{t`Try It`}</Button>
        </div>
      </form>
      <div role="status" className="mt-4 grid gap-3 empty:hidden">
        {outcome && <OutcomeShown {...outcome} />}
      </div>
      {problem !== null && (
        <div className="mt-4">
          <SaveProblem error={problem} otherwise={t`The link could not be tried. Please try again.`} />
        </div>
      )}
    </Card>
  );
}

function OutcomeShown({ outgoingUrl, urlPattern, site }: Outcome) {
  if (!site) return <p>{t`No active site matches, so the link stays as it is.`}</p>;
  const { name } = site;
  return (
    <>
      <p>
        <Trans>
          Belongs to <strong>{name}</strong> by the pattern <code className="wrap-anywhere">{urlPattern}</code>. People
          follow:
        </Trans>
      </p>
      <p className="rounded-control bg-sunk px-3 py-2 font-mono text-sm wrap-anywhere">{outgoingUrl}</p>
    </>
  );
}
