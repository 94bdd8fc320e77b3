/** `over` the words of a button it takes their place, so that the button stays as wide as it is in every language. */
const SIZES = { text: 'size-4', big: 'size-10', over: 'absolute size-5' };

/** Its user also says in words what is going on. */
export function Spinner({ size = 'text' }: { size?: keyof typeof SIZES }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="none" className={`shrink-0 animate-spin ${SIZES[size]}`}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" className="opacity-25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
