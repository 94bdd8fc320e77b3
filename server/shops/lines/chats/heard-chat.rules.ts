/** Things that people say they bring, and whether a text is of messages at all. */
export interface Chat {
  /** The people who bring them, by the thing as it was named. */
  givers: Map<string, string>;
  /** Nobody has to buy what somebody brings, unless the list is of who brings what. */
  isToBuy: boolean;
  isHeard: boolean;
  /** Things that somebody bought or got since, as they were named. */
  done: Set<string>;
}
