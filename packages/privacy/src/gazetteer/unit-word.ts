/** Units, and words of machines, that the English dictionary lacks. Our own list. The tagger does not have them: it was trained before. */
export const unitWords = `
devtools fps gbps ghz kbps khz kwh mah mbps mhz mwh
`;
