/** Elements that are part of a line. */
export const INLINE = new Set(
  'font label output a abbr b bdi bdo big cite code data del em font i ins label mark meter s small span strike strong sub sup time u wbr'.split(
    ' ',
  ),
);
