import { plural, t } from '@lingui/core/macro';
import { Minus, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../../base/design/Button.tsx';
import { Checkbox } from '../../../base/design/fields/Checkbox.tsx';
import { FieldNotes } from '../../../base/design/fields/FieldFrame.tsx';
import { Select } from '../../../base/design/fields/Select.tsx';
import { IconButton } from '../../../base/design/IconButton.tsx';
import { enumeration } from '../../../base/design/list-text.ts';
import { useTakesFocus } from '../../../base/design/useTakesFocus.ts';
import { VisuallyHidden } from '../../../base/design/VisuallyHidden.tsx';
import { amountText } from '../../../base/text/amount-text.ts';
import type { FoundRecipe } from '../../../core/products/read-link.ts';
import { type Ingredient, scaledFor } from './recipe-lines.ts';

/** More are cooked for in a canteen. */
const MOST_WANTED = 99;

const TEXT_FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea';

interface RecipePreviewProps {
  /** Behind one link; the page is about the first. */
  recipes: readonly FoundRecipe[];
  /** Its site, which stands for a name that is missing. */
  site: string;
  /** Adds some ingredients of the recipe of this name; returns why that cannot be. */
  onAdd: (name: string, chosen: readonly Ingredient[]) => string | undefined;
  /** Has the link itself on the list. */
  onKeepLink: () => void;
  onCancel: () => void;
}

/** The ingredients behind a link to a recipe, for as many as somebody cooks for: each can be left out. */
export function RecipePreview({ recipes, site, onAdd, onKeepLink, onCancel }: RecipePreviewProps) {
  const [isTyping] = useState(hasTextFocus);
  const box = useTakesFocus<HTMLElement>(!isTyping);
  const [said, setSaid] = useState('');
  const [place, setPlace] = useState(0);
  const recipe = recipes[place];
  const nameOf = (one: FoundRecipe | undefined) => displayText(one?.name) || site;
  const name = nameOf(recipe);
  useEffect(() => {
    if (isTyping) setSaid(enumeration([name, t`Ingredients`]));
  }, [isTyping, name]);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={name}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onCancel();
      }}
      className="grid min-w-0 animate-drop gap-2 rounded-control border border-edge/60 bg-sunk p-3"
    >
      <VisuallyHidden live>{said}</VisuallyHidden>
      <h2 className="font-sans text-base font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </h2>
      {recipes.length > 1 && (
        <Select label={t`Recipe`} value={String(place)} onChange={(event) => setPlace(Number(event.target.value))}>
          {recipes.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and none moves
            <option key={index} value={index}>
              {nameOf(one)}
            </option>
          ))}
        </Select>
      )}
      {recipe && (
        <Ingredients
          key={place}
          recipe={recipe}
          onAdd={(chosen) => onAdd(name, chosen)}
          onKeepLink={onKeepLink}
          onCancel={onCancel}
        />
      )}
    </section>
  );
}

/** The recipe comes when its page is read: by then somebody may write the next thing. */
function hasTextFocus(): boolean {
  return document.activeElement?.matches(TEXT_FIELDS) ?? false;
}

interface IngredientsProps {
  recipe: FoundRecipe;
  onAdd: (chosen: readonly Ingredient[]) => string | undefined;
  onKeepLink: () => void;
  onCancel: () => void;
}

function Ingredients({ recipe: { servings, ingredients }, onAdd, onKeepLink, onCancel }: IngredientsProps) {
  const [wanted, setWanted] = useState(servings ?? 1);
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const [problem, setProblem] = useState<string>();
  const scaled = scaledFor(ingredients, wanted, servings);
  const chosen = scaled.filter((_one, index) => !leftOut.includes(index));
  const turn = (index: number) =>
    setLeftOut((before) => (before.includes(index) ? before.filter((one) => one !== index) : [...before, index]));
  return (
    <>
      <div className="-ms-3 flex items-center gap-1">
        <IconButton
          label={t`Less of everything`}
          icon={<Minus aria-hidden />}
          disabled={wanted <= 1}
          onClick={() => setWanted(wanted - 1)}
        />
        <output className="min-w-24 text-center font-medium tabular-nums">{wantedText(wanted, servings)}</output>
        <IconButton
          label={t`More of everything`}
          icon={<Plus aria-hidden />}
          disabled={wanted >= Math.max(MOST_WANTED, servings ?? 1)}
          onClick={() => setWanted(wanted + 1)}
        />
      </div>
      {/* So high that half a row shows that there are more, and higher where a screen is. */}
      <ul
        aria-label={t`Ingredients`}
        className="-mx-1 max-h-[15.125rem] overflow-y-auto px-1 sm:max-h-[20.625rem] [@media(min-height:50rem)]:max-h-[20.625rem]"
      >
        {scaled.map((ingredient, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice, and none moves
          <li key={index}>
            <Checkbox
              checked={!leftOut.includes(index)}
              onChange={() => turn(index)}
              label={<IngredientLabel ingredient={ingredient} />}
            />
          </li>
        ))}
      </ul>
      <FieldNotes id="recipe" problem={problem} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={onCancel}>{t`Cancel`}</Button>
        <Button look="primary" disabled={chosen.length === 0} onClick={() => setProblem(onAdd(chosen))}>
          {plural({ count: chosen.length }, { one: 'Add # Item', other: 'Add # Items' })}
        </Button>
        <Button look="plain" onClick={onKeepLink}>
          {t`Add Just the Link`}
        </Button>
      </div>
    </>
  );
}

function IngredientLabel({ ingredient: { name, amount, note } }: { ingredient: Ingredient }) {
  return (
    <span className="wrap-anywhere">
      {amount && (
        <span className="font-semibold tabular-nums">
          <bdi>{amountText(amount)}</bdi>{' '}
        </span>
      )}
      <bdi>{displayText(name)}</bdi>
      {note && (
        <span className="text-sm text-muted">
          {' '}
          <bdi>{displayText(note)}</bdi>
        </span>
      )}
    </span>
  );
}

function wantedText(wanted: number, servings: number | null): string {
  if (servings === null)
    return t({ message: `${wanted} × the recipe`, comment: 'How often a recipe is cooked, as in “2 × the recipe”' });
  return plural(wanted, { one: '# serving', other: '# servings' });
}
