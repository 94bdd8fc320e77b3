import { ViewButton } from './ViewButton.tsx';
import { ItemSearch, ViewChoices, type ViewChoicesProps } from './ViewOptions.tsx';

interface GiftToolsProps {
  choices: ViewChoicesProps;
  search: string;
  onSearch: (search: string) => void;
  /** Whether the view is open on a phone, which has no room for it otherwise. */
  isViewOpen: boolean;
  /** Whether nothing else stands beside them. */
  isAlone: boolean;
}

/** Finds gifts, and chooses how they are seen. */
export function GiftTools({ choices, search, onSearch, isViewOpen, isAlone }: GiftToolsProps) {
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-2 sm:flex sm:items-center sm:gap-3 ${isViewOpen ? '' : 'max-sm:hidden'} ${isAlone ? 'grow' : ''}`}
    >
      <div className="min-w-0 grow sm:max-w-md lg:w-56 lg:grow-0 empty:hidden">
        {choices.hasItems && <ItemSearch search={search} onSearch={onSearch} isUnfolded={false} />}
      </div>
      {isViewOpen && (
        <div className="grid gap-1 sm:hidden">
          <ViewChoices {...choices} />
        </div>
      )}
      <div className="ms-auto shrink-0 max-sm:hidden">
        <ViewButton {...choices} />
      </div>
    </div>
  );
}
