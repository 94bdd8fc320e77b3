import type { CSSProperties } from 'react';
import { isAnyNumber } from '#rules/lists/lists/any-number';
import { type Face, isTooLongForButton, isTooLongForPrice } from './shared-item.ts';

/** Heights of a card's parts in rem, and letters in a line, on a phone and where cards stand beside each other. */
const PHONE = { title: 1.55, titleLetters: 22, price: 1.9, text: 1.5, textLetters: 36, padding: 1.65, button: 3.65 };
const WIDE = { title: 1.72, titleLetters: 21, price: 2, text: 1.65, textLetters: 27, padding: 2.15, button: 3.65 };

/** The line of a sheet has the price beside the title. */
const SHEET = { title: 1.55, titleLetters: 45, price: 0, text: 1.65, textLetters: 80, padding: 1.1, button: 2.75 };

/** The same on a phone, with the price below the title. */
const PHONE_SHEET = {
  title: 1.375,
  titleLetters: 19,
  price: 1.9,
  text: 1.5,
  textLetters: 40,
  padding: 1.3,
  button: 2.75,
};

/** A long name has the line for itself, and the button stands below it, or the price on a wide screen. */
const PHONE_SHEET_LONG = { ...PHONE_SHEET, titleLetters: 38 };
const SHEET_LONG = { ...SHEET, titleLetters: 60, price: 1.9 };

const PHONE_PICTURE = 5.5;
const WIDE_PICTURE = 11.3;
const METER = 1.9;
const METER_WORDS = 1.6;
const GAP = 0.75;
const MAX_TEXT_LINES = 3;

/** About how high the card of a gift is, so that the page has its length, and the bar at its side its size, before it is laid out. */
export function heldHeights(item: Face, isPlain: boolean): CSSProperties {
  if (isPlain)
    return held(phoneSheetHeight(item), sheetHeight(item, isTooLongForPrice(item.title) ? SHEET_LONG : SHEET));
  const hasPicture = item.effectiveImageUrl !== null;
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

function phoneSheetHeight(item: Face): number {
  if (!isTooLongForButton(item.title)) return sheetHeight(item, PHONE_SHEET);
  const { name, words } = textHeights(
    { ...item, price: null, outgoingUrl: null, secondaryUrl: null },
    PHONE_SHEET_LONG,
  );
  return name + GAP + PHONE_SHEET_LONG.button + words + PHONE_SHEET_LONG.padding;
}

function sheetHeight(item: Face, lines: typeof SHEET): number {
  const { name, words } = textHeights(item, lines);
  return Math.max(lines.button, name) + words + lines.padding;
}

/** Gives the heights of a gift's name, and of the text below. */
function textHeights(item: Face, lines: typeof PHONE) {
  const { title, description, notes, price, outgoingUrl, secondaryUrl, quantityDesired, quantityPurchased } = item;
  const hasDetails = price !== null || item.amount || item.variant || outgoingUrl || secondaryUrl;
  const meter =
    quantityDesired === 1 ? 0 : quantityPurchased > 0 && !isAnyNumber(quantityDesired) ? METER + GAP : METER_WORDS;
  const textHeight = (text: string) => (text ? GAP + lines.text * linesOf(text, lines.textLetters, MAX_TEXT_LINES) : 0);
  return {
    name: lines.title * linesOf(title, lines.titleLetters) + (hasDetails ? lines.price : 0) + meter,
    words: textHeight(description) + textHeight(notes),
  };
}

function linesOf(text: string, letters: number, most = Number.POSITIVE_INFINITY): number {
  return Math.min(most, Math.ceil(text.length / letters));
}

function rem(height: number): string {
  return `${Math.round(height * 10) / 10}rem`;
}
