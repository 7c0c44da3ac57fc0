/**
 * The house's shoe as a line drawing, in millimetres, heel at 0 and ground at 0: for labels, boxes, vouchers, and where a
 * picture is missing.
 */
export const shoeLine = {
  upper:
    'M2-30C-1-46-3-66 3-86C4-92 7-96 12-96C22-94 40-82 66-83C82-84 88-92 96-106C99-110 104-110 108-107C128-94 148-84 178-75C206-67 234-62 262-53C282-47 298-40 302-22',
  /** Closes the upper along the welt. */
  feather: 'L302-20C272-9 222-5 186-9C152-13 132-24 100-27C66-30 34-31 2-30Z',
  welt: 'M-1-27C34-28 66-27 99-24C134-20 154-10 188-6C224-2 272-6 306-18C308-16 308-14 305-13C272-1 224 2 188-1C158-4 136-13 102-18L74-21L-1-22C-3-24-3-26-1-27Z',
  heel: 'M0-22L4 0H66C65-8 67-16 73-21',
  seams:
    'M12-96C34-84 42-60 44-31M96-106C90-92 100-80 120-72C146-62 168-66 180-75M180-75C172-52 146-30 128-19M246-58C236-44 232-26 233-7',
  laces: 'M124-86L136-98M142-78L155-89M160-71L172-81',
} as const
