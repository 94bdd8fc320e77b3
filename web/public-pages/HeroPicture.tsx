import { Check, Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Bicycle, Book, Paints } from './drawings.tsx';

/** The product as a picture: a shared list on which somebody is just taking the bicycle. Moves once, then rests. */
export function HeroPicture() {
  return (
    <div
      role="img"
      aria-label="A shared wishlist called “Ida turns seven”. Somebody has just marked the red bicycle as purchased; the paint box is still wanted."
      className="relative mx-auto w-full max-w-md lg:max-w-none"
    >
      <div aria-hidden className="relative">
        <div className="absolute inset-x-5 -top-3 bottom-6 rotate-[4.5deg] rounded-card border border-line bg-shopping-wash shadow-card" />
        <div className="absolute inset-x-3 top-0 bottom-3 rotate-[-3deg] rounded-card border border-line bg-registry-wash shadow-card" />
        <div className="relative rotate-[0.8deg] rounded-card border border-line bg-card p-5 pb-7 shadow-card sm:p-7">
          <div className="swallowtail absolute -top-1.5 right-6 grid h-16 w-11 justify-center bg-wishlist pt-4 text-on-kind">
            <Heart className="size-6" />
          </div>
          <p className="text-sm font-semibold text-wishlist-ink">Wishlist</p>
          <p className="mt-1 font-fraunces text-3xl font-semibold tracking-tight">Ida turns seven</p>
          <p className="mt-1 text-muted">Saturday, 14 March · from Mum &amp; Dad</p>
          <ul className="mt-5 grid gap-3">
            <Wish title="Red bicycle" price="$149.00" drawing={<Bicycle />} wash="bg-wishlist-wash text-wishlist-ink">
              <span className="relative grid">
                <Pressed />
                <Taken />
              </span>
            </Wish>
            <Wish title="Paint box" price="$24.50" drawing={<Paints />} wash="bg-shopping-wash text-shopping-ink">
              <Wanted />
            </Wish>
            <Wish
              title="A book about whales"
              price="$18.00"
              drawing={<Book />}
              wash="bg-registry-wash text-registry-ink"
            >
              <span className="text-sm font-semibold text-muted">1 of 2 taken</span>
            </Wish>
          </ul>
        </div>
        <p className="hero-note absolute -bottom-5 left-2 flex items-center gap-2.5 rounded-full border border-line bg-card py-2 pr-4 pl-3 text-sm font-semibold shadow-card sm:-left-6">
          <span className="size-2.5 rounded-full bg-brand" />
          Seen on every phone, just now
        </p>
      </div>
    </div>
  );
}

interface WishProps {
  title: string;
  price: string;
  drawing: ReactNode;
  wash: string;
  children: ReactNode;
}

function Wish({ title, price, drawing, wash, children }: WishProps) {
  return (
    <li className="flex items-center gap-3 border-t border-dashed border-edge/50 pt-3 sm:gap-4">
      <span className={`grid size-14 shrink-0 place-items-center rounded-control sm:size-16 ${wash}`}>{drawing}</span>
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-semibold">{title}</span>
        <span className="text-sm text-muted tabular-nums">{price}</span>
      </span>
      {children}
    </li>
  );
}

const BUTTON =
  'rounded-control px-3 py-2 text-center text-sm leading-tight font-semibold whitespace-nowrap max-sm:max-w-26 max-sm:whitespace-normal';

function Wanted() {
  return <span className={`border border-edge/60 ${BUTTON}`}>Mark as Purchased</span>;
}

function Pressed() {
  return (
    <span className={`hero-press col-start-1 row-start-1 bg-brand text-on-brand ${BUTTON}`}>Mark as Purchased</span>
  );
}

function Taken() {
  return (
    <span className="hero-taken col-start-1 row-start-1 flex items-center justify-center gap-1.5 rounded-control border-2 border-brand bg-card font-fraunces text-lg font-semibold text-brand">
      <Check className="size-5" strokeWidth={3} />
      Taken
    </span>
  );
}
