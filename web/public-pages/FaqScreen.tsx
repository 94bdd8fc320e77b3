import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { say } from '#rules/base/languages/say';
import { Accordion } from '../base/design/Accordion.tsx';
import { Tabs } from '../base/design/Tabs.tsx';
import { LinkButton } from '../base/page/LinkButton.tsx';
import { Page } from '../base/page/Page.tsx';
import { PageHead } from '../base/page/PageHead.tsx';
import { useSite } from '../base/page/site.ts';
import { CATEGORIES, type Category, GROUPS, questionsWith } from './questions.tsx';
import { dataOfQuestions } from './structured-data.ts';

export function FaqScreen() {
  const [category, setCategory] = useState<Category>('all');
  const site = useSite();
  const { siteName } = site;
  const questions = questionsWith(site);
  const shown = questions.filter((question) => category === 'all' || question.category === category);
  const groups = GROUPS.map(({ value, heading }) => ({
    heading: say(heading),
    entries: shown.filter(({ group }) => group === value),
  })).filter(({ entries }) => entries.length > 0);
  const tabs = CATEGORIES.map(({ value, label }) => ({ value, label: say(label) }));
  return (
    <Page>
      <PageHead
        title={t`Frequently Asked Questions`}
        description={t`What ${siteName} is, what it costs, how lists are shared, and who sees who bought what.`}
        structuredData={dataOfQuestions(questions)}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 sm:gap-y-6 sm:py-4 lg:grid-cols-[18rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <h1 className="text-3xl sm:text-4xl">{t`Frequently Asked Questions`}</h1>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Tabs label={t`Categories`} tabs={tabs} value={category} onChange={setCategory}>
            <Accordion key={category} groups={groups} />
          </Tabs>
        </div>
        <div className="grid content-start justify-items-start gap-2 sm:gap-3 lg:sticky lg:top-24 lg:self-start">
          <p className="text-muted">{t`Something else on your mind? A real person answers.`}</p>
          <LinkButton to="/contact">{t`Contact Support`}</LinkButton>
        </div>
      </div>
    </Page>
  );
}
