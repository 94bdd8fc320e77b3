import { t } from '@lingui/core/macro';
import { Conflict } from '../../base/errors/errors.ts';

export class TooManyQuestions extends Conflict {
  constructor() {
    super(t`There are many questions about this gift already. Please look through them first.`);
  }
}
