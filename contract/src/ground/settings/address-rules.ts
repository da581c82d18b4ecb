/** Of this portal or of any host. A browser reads "/\" as "//": the address of another host. */
export const ADDRESS_PATTERN = /^(https?:\/\/|\/(?![/\\]))[^\s\p{Cc}]*$/u
