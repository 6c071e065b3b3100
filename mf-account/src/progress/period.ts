/** Days of a report: four weeks. */
export const periodDays = 28;
