/**
 * Places, with their queries, that only the server has: in the app's page they would be pages that do not exist. A form that is sent reaches the server
 * in any case, so that a place with a screen of the same name needs none of this.
 */
const FOR_SERVER = [
  /^\/(api|assets|calendars|dav|for|graphql|help|login|outbox|pay|playground|register|settings)(\/|$)/,
  /^\/shared\/[^/]+\/(items\/|follow\/confirm)/,
  /\.\w+$/,
];

/** Whether the app has no screen for this place of the site. */
export function isForServer(place: string): boolean {
  return FOR_SERVER.some((pattern) => pattern.test(place));
}
