import { t } from '@lingui/core/macro';
import type { ChangeKind } from '../../../core/changes/change.ts';
import {
  RememberBarcodeDocument,
  type RememberBarcodeMutation,
  type RememberBarcodeMutationVariables,
} from './barcodes.generated.ts';

/** Tells the household's other devices; this one knows it already. */
export const REMEMBER_BARCODE: ChangeKind<RememberBarcodeMutationVariables, RememberBarcodeMutation> = {
  name: 'rememberBarcode',
  document: RememberBarcodeDocument,
  refusal: (title, reason) => t`${title} could not be saved: ${reason}`,
  show() {},
  isDone: (code) => code !== undefined, // the thing is on the list, and it is asked for once more at worst
};
