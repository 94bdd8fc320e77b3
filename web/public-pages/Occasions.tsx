import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Baby, Cake, Gem, type LucideIcon, ShoppingBasket, Snowflake, UsersRound } from 'lucide-react';
import { say } from '#rules/base/languages/say';

interface Occasion {
  name: MessageDescriptor;
  text: MessageDescriptor;
  icon: LucideIcon;
  colours: string;
}

const BERRY = 'bg-wishlist-wash text-wishlist-ink';
const GREEN = 'bg-registry-wash text-registry-ink';
const MARIGOLD = 'bg-shopping-wash text-shopping-ink';

const OCCASIONS: Occasion[] = [
  { name: msg`Birthdays`, text: msg`Seven candles and exactly one bicycle.`, icon: Cake, colours: BERRY },
  { name: msg`Weddings`, text: msg`Twelve plates from twelve aunts, and no fondue set.`, icon: Gem, colours: GREEN },
  { name: msg`Baby showers`, text: msg`The pram once, the nappies by the dozen.`, icon: Baby, colours: MARIGOLD },
  {
    name: msg`Group gifts`,
    text: msg`Six chairs from four friends, and everyone sees how many are missing.`,
    icon: UsersRound,
    colours: GREEN,
  },
  { name: msg`Holidays`, text: msg`Three children, four grandparents, one evening.`, icon: Snowflake, colours: BERRY },
  {
    name: msg`Shared shopping lists`,
    text: msg`One of you by the cheese, one by the till.`,
    icon: ShoppingBasket,
    colours: MARIGOLD,
  },
];

export function Occasions() {
  return (
    <section aria-labelledby="occasions" className="border-y border-line bg-sunk">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 lg:py-20">
        <h2 id="occasions" className="max-w-xl text-4xl sm:text-5xl">{t`For every occasion, and for Tuesdays`}</h2>
        <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {OCCASIONS.map((occasion) => (
            <Tag key={say(occasion.name)} {...occasion} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Tag({ name, text, icon: Icon, colours }: Occasion) {
  return (
    <li className="gift-tag flex flex-wrap rounded-e-card items-center gap-4 bg-card py-5 pe-[min(1.25rem,5vw)] ps-[min(3rem,13.5vw)]">
      <span aria-hidden className={`grid size-13 shrink-0 place-items-center rounded-full ${colours}`}>
        <Icon className="size-6" />
      </span>
      <div className="min-w-0 grow basis-40 wrap-anywhere">
        <h3 className="text-xl leading-tight">{say(name)}</h3>
        <p className="mt-1 leading-snug text-muted">{say(text)}</p>
      </div>
    </li>
  );
}
