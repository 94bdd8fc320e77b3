import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { TextArea } from '../../base/design/fields/TextArea.tsx';
import { fieldProblems } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useDeleteShopRuleMutation, useSaveShopRuleMutation, useShopRulesQuery } from './ShopRules.generated.ts';

const EXAMPLE = `{
  "name": "Shop",
  "hosts": ["shop.example"],
  "title": { "select": ["h1.product-name"] },
  "price": { "select": [".price-now", "meta[itemprop=price]@content"], "exclude": ["del", ".price-per-unit"] }
}`;

/** In place of the rules that come with the product. */
export function ShopRules() {
  const { data, refetch } = useShopRulesQuery({ fetchPolicy: 'cache-and-network' });
  const [rule, setRule] = useState(EXAMPLE);
  const [problem, setProblem] = useState<unknown>(null);
  const [save, saving] = useSaveShopRuleMutation();
  const [remove, removing] = useDeleteShopRuleMutation();
  const wrong = problem === null ? undefined : fieldProblems(problem).rule;

  const act = async (work: () => Promise<unknown>, done: string) => {
    setProblem(null);
    try {
      await work();
      await refetch();
      toast.success(done);
    } catch (error) {
      setProblem(error);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void act(() => save({ variables: { rule } }), t`Rule saved. Pages are read by it from now on.`);
  };
  return (
    <Card>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <h2 className="text-2xl">{t`Rules for shops`}</h2>
        <p className="max-w-prose text-muted">
          <Trans>
            Where a shop’s pages are read wrong, say where its title, price and picture stand. A rule counts before the
            one that comes with the product.
          </Trans>
        </p>
        {data && data.shopRules.length > 0 && (
          <ul aria-label={t`Rules`} className="divide-y divide-line">
            {data.shopRules.map(({ name, rule: known }) => (
              <li key={name} className="flex flex-wrap items-center gap-3 py-2">
                <span className="grow font-semibold wrap-anywhere">{name}</span>
                <Button onClick={() => setRule(known)} aria-label={t`Edit ${name}`}>{t`Edit`}</Button>
                <Button
                  working={removing.loading}
                  aria-label={t`Delete ${name}`}
                  onClick={() => void act(() => remove({ variables: { name } }), t`Rule deleted.`)}
                >
                  {t`Delete`}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <TextArea
          label={t`Rule`}
          rows={10}
          spellCheck={false}
          value={rule}
          problem={wrong}
          onChange={(event) => setRule(event.target.value)}
        />
        {problem !== null && !wrong && <SaveProblem error={problem} otherwise={t`The rule could not be saved.`} />}
        <div>
          <Button look="primary" type="submit" working={saving.loading}>{t`Save Rule`}</Button>
        </div>
      </form>
    </Card>
  );
}
