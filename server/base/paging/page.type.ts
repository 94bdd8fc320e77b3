import { Field, Int, ObjectType } from 'type-graphql';

/** In entries: a longer page is cut short. */
export const LARGEST_PAGE = 100;

@ObjectType()
export abstract class Page {
  @Field(() => Int, { description: 'How many there are on all pages.' })
  total!: number;

  @Field(() => Int, { description: 'Which page this is, counted from 1.' })
  page!: number;

  @Field(() => Int, { description: 'How many entries a full page has.' })
  pageSize!: number;

  @Field(() => Int, { description: 'How many pages there are; 1 where there is nothing.' })
  totalPages!: number;
}

/** Read by a key, so that the last page is as quick as the first. */
@ObjectType()
export abstract class KeyedPage extends Page {
  @Field(() => String, { nullable: true, description: 'For `before`, to read the page before this one.' })
  firstKey!: string | null;

  @Field(() => String, { nullable: true, description: 'For `after`, to read the next page, however far it is.' })
  lastKey!: string | null;
}

interface PageWindow {
  page: number;
  limit: number;
  offset: number;
}

export function pageWindow(page: number, limit: number): PageWindow {
  const [at, pageSize] = [Math.max(1, page), Math.min(LARGEST_PAGE, Math.max(1, limit))];
  return { page: at, limit: pageSize, offset: (at - 1) * pageSize };
}

export function pageOf<Entry>(data: Entry[], total: number, { page, limit }: PageWindow): Page & { data: Entry[] } {
  return { data, total, page, pageSize: limit, totalPages: Math.max(1, Math.ceil(total / limit)) };
}
