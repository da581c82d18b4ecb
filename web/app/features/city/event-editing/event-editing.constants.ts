/** For who has an event and wants it photographed, filmed or told. */
export const COVERAGE = '/solicitar-cobertura'
