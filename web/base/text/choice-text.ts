import { t } from '@lingui/core/macro';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { alternatives } from '../design/list-text.ts';

interface Chosen {
  title: string;
  choiceId: string | null;
}

/** Says of each choice, by its id, what there is to choose from; nothing where only one of them is shown. */
export function choiceTextsOf(items: readonly Chosen[]): ReadonlyMap<string | null, string> {
  const chosen = Map.groupBy(
    items.filter(({ choiceId }) => choiceId),
    ({ choiceId }) => choiceId,
  );
  const texts = [...chosen].flatMap(([choiceId, things]) => {
    const names = alternatives(things.map(({ title }) => isolated(displayText(title))));
    return things.length > 1 ? [[choiceId, t`One of these: ${names}`] as const] : [];
  });
  return new Map(texts);
}
