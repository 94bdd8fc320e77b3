import { NotAllowed } from '../../base/errors/errors.ts';

export class ListPrivate extends NotAllowed {
  override readonly code = 'LIST_PRIVATE';
  constructor() {
    super('This list is private and requires permission to view.');
  }
}
