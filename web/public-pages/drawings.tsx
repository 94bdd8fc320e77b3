import type { ReactNode } from 'react';

/** Small drawings in the colour of the text around them. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 48 48"
      className="size-4/5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export function Bicycle() {
  return (
    <Drawing>
      <circle cx="12" cy="31" r="8" />
      <circle cx="36" cy="31" r="8" />
      <path d="M12 31 19 18h12l5 13M19 18l5 13h-12M24 31l7-13M31 18l-1.5-5H35M16.5 15H22" />
      <path d="M35 13c2.5 0 3.5 1 3.5 2.5" />
      <circle cx="24" cy="31" r="2" fill="currentColor" />
    </Drawing>
  );
}

export function Paints() {
  return (
    <Drawing>
      <path
        d="M24 8C14 8 7 15 7 23.5S14 39 22 39c3 0 3.5-2 2.5-4-1.300-2.700.3-5 3.5-5h5c5 0 8-3 8-8C41 13.5 33.5 8 24 8Z"
        fill="currentColor"
        fillOpacity=".12"
      />
      <circle cx="16" cy="19" r="2.5" fill="currentColor" />
      <circle cx="25" cy="15" r="2.5" fill="currentColor" />
      <circle cx="33" cy="20" r="2.5" fill="currentColor" />
      <circle cx="14" cy="28" r="2.5" fill="currentColor" />
    </Drawing>
  );
}

export function Book() {
  return (
    <Drawing>
      <path
        d="M24 14c-4-3-9-4-16-4v26c7 0 12 1 16 4 4-3 9-4 16-4V10c-7 0-12 1-16 4Zm0 0v26"
        fill="currentColor"
        fillOpacity=".12"
      />
      <path d="M13 24c2 4 7 4 8-1-1 0-2-.5-2.5-1.5M21 23c1 0 1-.5 1.5-1M29 17.5h6M29 22.5h6M29 27.5h4" />
    </Drawing>
  );
}
