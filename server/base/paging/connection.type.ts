import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import type { KeysetPage, PageArguments } from './keyset.ts';
import { LARGEST_CONNECTION_PAGE, USUAL_CONNECTION_PAGE } from './page-sizes.rules.ts';

@ArgsType()
export class ConnectionArgs implements PageArguments {
  @Field(() => Int, {
    nullable: true,
    description: `How many, from the start: at most ${LARGEST_CONNECTION_PAGE}; without it and without \`last\`, ${USUAL_CONNECTION_PAGE}.`,
  })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'A cursor: only what comes after it.' })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `How many, from the end: at most ${LARGEST_CONNECTION_PAGE}. Not together with \`first\`.`,
  })
  last?: number | null;

  @Field(() => String, { nullable: true, description: 'A cursor: only what comes before it.' })
  before?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The position of a page in its list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there are entries after this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether there are entries before this page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first entry; null of an empty page.' })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the last entry: what to ask the next page with, as `after`. Null of an empty page.',
  })
  endCursor!: string | null;
}

/** `nodes` may be another class than the GraphQL type, as long as it answers its fields. */
export interface ConnectionFields<Node> {
  /** A cursor takes longer to write than most fields. */
  edges: () => { cursor: string; node: Node }[];
  nodes: Node[];
  pageInfo: PageInfo;
}

/** As Relay's specification has it. `name` is what its edges are called after. */
export function connectionOf<Node extends object>(name: string, node: ClassType<Node>) {
  @ObjectType(`${name}Edge`, { simpleResolvers: true, description: 'An entry of a page, and where it stands.' })
  class Edge {
    @Field(() => String, {
      description: 'The place of this entry in the list, for `after` and `before`. Its form may change.',
    })
    cursor!: string;

    @Field(() => node, { description: 'The entry itself.' })
    node!: Node;
  }

  @ObjectType({ simpleResolvers: true })
  abstract class Connection {
    @Field(() => [Edge], { description: 'The entries of this page, each with its cursor.' })
    edges!: Edge[];

    @Field(() => [node], { description: 'The entries of this page, for those who need no cursor of each.' })
    nodes!: Node[];

    @Field(() => PageInfo, { description: 'The position of this page, and how to read the next.' })
    pageInfo!: PageInfo;
  }
  return Connection;
}

export function connectionPage<Entry, Node>(
  { entries, hasNextPage, hasPreviousPage }: KeysetPage<Entry>,
  { cursorOf, nodeOf }: { cursorOf: (entry: Entry) => string; nodeOf: (entry: Entry) => Node },
): ConnectionFields<Node> {
  const nodes = entries.map(nodeOf);
  const [first, last] = [entries[0], entries.at(-1)];
  return {
    edges: () => entries.map((entry, place) => ({ cursor: cursorOf(entry), node: nodes[place] as Node })),
    nodes,
    pageInfo: {
      hasNextPage,
      hasPreviousPage,
      startCursor: first ? cursorOf(first) : null,
      endCursor: last ? cursorOf(last) : null,
    },
  };
}
