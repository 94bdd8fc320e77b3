import { displayText } from '#rules/base/text/display-text';

/** An address in place of a name that nobody can see, as earlier versions took them. */
export function personName({ name, email }: { name: string; email: string }): string {
  return displayText(name) || email;
}
