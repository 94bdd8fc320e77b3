import { t } from '@lingui/core/macro';
import { NotAllowed } from '../../base/errors/errors.ts';

export class ListPrivate extends NotAllowed {
  override readonly code = 'LIST_PRIVATE';
  constructor() {
    super(t`This list is private and requires permission to view.`);
  }
}
