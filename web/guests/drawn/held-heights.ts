import type { CSSProperties } from 'react';
import { isAnyNumber } from '#rules/lists/lists/any-number';
import { LONGEST_BESIDE } from './SharedItemFace.tsx';
import type { Face } from './shared-item.ts';

/** Heights of a card's parts in rem, and letters in a line, on a phone and where cards stand beside each other. */
const PHONE = {
  title: 1.55,
  titleLetters: 22,
  price: 1.9,
  text: 1.5,
  textLetters: 36,
  padding: 1.65,
  button: 3.65,
  bar: 2.65,
};
const WIDE = {
  title: 1.72,
  titleLetters: 21,
  price: 2,
  text: 1.65,
  textLetters: 27,
  padding: 2.15,
  button: 3.65,
  bar: 2.65,
};

/** The line of a sheet has the price beside the title, and the other details below it. */
const SHEET = {
  title: 1.55,
  titleLetters: 45,
  price: 1.9,
  text: 1.65,
  textLetters: 80,
  padding: 1.1,
  button: 2.75,
  bar: 0,
};

/** The same on a phone, with the name above the price, which stands beside the button. */
const PHONE_SHEET = {
  title: 1.375,
  titleLetters: 34,
  price: 0,
  text: 1.5,
  textLetters: 40,
  padding: 1.4,
  button: 2.75,
  bar: 0,
};

const PHONE_PICTURE = 5.5;
const WIDE_PICTURE = 11.3;
const WIDE_ROW_PICTURE = 4.25;
const GAP = 0.75;
const MAX_TEXT_LINES = 3;

/** About how high the card of a gift is, so that the page has its length, and the bar at its side its size, before it is laid out. */
export function heldHeights(item: Face, isPlain: boolean): CSSProperties {
  const hasPicture = item.effectiveImageUrl !== null;
  if (isPlain) return held(phoneSheetHeight(item), Math.max(hasPicture ? WIDE_ROW_PICTURE : 0, sheetHeight(item)));
  const onPhone = textHeights(item, PHONE);
  const phone = Math.max(hasPicture ? PHONE_PICTURE : 0, onPhone.name) + onPhone.words + PHONE.padding + PHONE.button;
  return held(phone, cardHeight(item));
}

function held(phone: number, wide: number): CSSProperties {
  return { '--held': rem(phone), '--held-wide': rem(wide) } as CSSProperties;
}

function cardHeight(item: Face): number {
  const { name, words } = textHeights(item, WIDE);
  return WIDE_PICTURE + name + words + WIDE.padding + WIDE.button;
}

function sheetHeight(item: Face): number {
  const { name, words } = textHeights({ ...item, price: null }, SHEET);
  return Math.max(SHEET.button, name) + words + SHEET.padding;
}

function phoneSheetHeight(item: Face): number {
  const { name, words } = textHeights(item, PHONE_SHEET);
  const isBeside = item.title.length <= LONGEST_BESIDE && item.price === null && name <= PHONE_SHEET.title;
  return (isBeside ? 0 : name) + PHONE_SHEET.button + words + PHONE_SHEET.padding;
}

/** Gives the heights of a gift's name, and of the text below. */
function textHeights(item: Face, lines: typeof PHONE) {
  const { title, description, notes, price, outgoingUrl, secondaryUrl, quantityDesired, quantityPurchased } = item;
  const hasBar = lines.bar > 0 && quantityDesired > 1 && quantityPurchased > 0 && !isAnyNumber(quantityDesired);
  const isCounted = quantityDesired > 1 && !hasBar;
  const hasDetails = price !== null || item.amount || item.variant || outgoingUrl || secondaryUrl || isCounted;
  const textHeight = (text: string) => (text ? GAP + lines.text * linesOf(text, lines.textLetters, MAX_TEXT_LINES) : 0);
  return {
    name: lines.title * linesOf(title, lines.titleLetters) + (hasDetails ? lines.price : 0) + (hasBar ? lines.bar : 0),
    words: textHeight(description) + textHeight(notes),
  };
}

function linesOf(text: string, letters: number, most = Number.POSITIVE_INFINITY): number {
  return Math.min(most, Math.ceil(text.length / letters));
}

function rem(height: number): string {
  return `${Math.round(height * 10) / 10}rem`;
}
