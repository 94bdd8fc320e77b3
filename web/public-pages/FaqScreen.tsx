import { useState } from 'react';
import { Accordion } from '../design/Accordion.tsx';
import { Tabs } from '../design/Tabs.tsx';
import { Page } from '../page/Page.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { useSite } from '../page/site.ts';
import { CATEGORIES, type Category, questionsWith } from './questions.tsx';
import { dataOfQuestions } from './structured-data.ts';

export function FaqScreen() {
  const [category, setCategory] = useState<Category>('all');
  const site = useSite();
  const questions = questionsWith(site);
  const shown = questions.filter((question) => category === 'all' || question.category === category);
  return (
    <Page width="reading">
      <PageHead
        title="Frequently Asked Questions"
        description={`What ${site.siteName} is, what it costs, how lists are shared, and who sees who bought what.`}
        structuredData={dataOfQuestions(questions)}
      />
      <header className="grid gap-3">
        <h1 className="text-4xl sm:text-5xl">Frequently Asked Questions</h1>
        <p className="text-lg text-muted">For guests first, then for those who make lists.</p>
      </header>
      <Tabs label="Categories" tabs={CATEGORIES} value={category} onChange={setCategory}>
        <Accordion key={category} entries={shown} />
      </Tabs>
    </Page>
  );
}
