import { occasionText } from '#rules/lists/lists/occasions';
import type { FoundList } from '#rules/shops/imports/found-file';
import { dayToldBy, occasionToldBy, type ToldDay } from '#rules/shops/imports/told-day';
import type { ImportedEvent } from './new-list-input.ts';

/** The day that a list is for, by its name. */
export function toldDay(list: FoundList): ToldDay | null {
  return dayToldBy(list, { language: navigator.language, today: new Date().toISOString().slice(0, 10) });
}

/** The event of a list as its file says it, else as its name tells it. */
export function toldEvent(list: FoundList): ImportedEvent & { isMonthOnly: boolean } {
  if (list.eventType || list.eventDate)
    return { eventType: list.eventType ?? '', eventDate: list.eventDate ?? '', isMonthOnly: false };
  const day = toldDay(list);
  const occasion = occasionToldBy(list.name);
  return {
    eventType: occasion ? occasionText(occasion) : '',
    eventDate: day?.date ?? '',
    isMonthOnly: day?.isMonthOnly ?? false,
  };
}
